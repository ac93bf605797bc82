import { type RefObject, type SyntheticEvent, useEffect, useRef } from "react";

/** What a dialog element is given. */
interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: () => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * A dialog that is shown as modal while it is open, and tells when the reader closes it. Escape is
 * told by "cancel" already: "close" is a task of its own, before which the reader may have opened
 * the dialog anew.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return;
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [open]);
  return {
    ref,
    onCancel: onClose,
    onClose: ({ currentTarget }) => currentTarget.open || onClose(),
  };
}
