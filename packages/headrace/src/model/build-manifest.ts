/** What a release holds, kept beside the cache so that the next build can take over what is equal. */
export interface BuildManifest {
  /** Name of the release's folder. */
  release: string;
  /** By published path: a digest of everything that the file was made from. */
  files: Record<string, string>;
  /** By published path: the SHA-256 of the file, in hex. */
  sha256: Record<string, string>;
}

/** Published beside the site: tells whether a copy of it is whole. */
export const MANIFEST_FILE = "build-manifest.json";

/** What stands in the manifest. */
export interface PublishedManifest {
  /** Every other file of the site, by path: its SHA-256 in hex. */
  files: Record<string, string>;
}
