/** What a release holds, kept beside the cache so that the next build can take over what is equal. */
export interface BuildManifest {
  /** Name of the release's folder. */
  release: string;
  /** By published path: a digest of everything that the file was made from. */
  files: Record<string, string>;
}
