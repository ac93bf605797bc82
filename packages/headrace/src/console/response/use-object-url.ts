import { useEffect, useState } from "react";

/** An address for a blob under some media type, as long as the component lives. */
export function useObjectUrl(blob: Blob, type: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(blob.slice(0, blob.size, type));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob, type]);
  return url;
}
