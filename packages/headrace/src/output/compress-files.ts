import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Release } from "../release/release.ts";

/** What servers compress; images, fonts and the like are compressed by themselves. */
const COMPRESSIBLE = /\.(?:html|css|js|json|svg|txt|xml|md|ya?ml|webmanifest|bin)$/;

/** Smaller files fit into one packet as they are. */
const MIN_BYTES = 1024;

/** What compression was for. */
export interface CompressionReport {
  files: number;
  /** Compressed now; the others are those of the previous release. */
  compressed: number;
}

/**
 * Writes a file with ".br" and one with ".gz" beside each text, so that a
 * server need not compress while a reader waits.
 */
export async function compressFiles(release: Release): Promise<CompressionReport> {
  const files = release.files.filter((file) => COMPRESSIBLE.test(file));
  const report = { files: files.length, compressed: 0 };
  const queue = files.values();
  // Each lane keeps one of the system's threads busy; there are four.
  const lanes = Array.from({ length: 4 }, async () => {
    for (const file of queue) if (await compressFile(release, file)) report.compressed++;
  });
  await Promise.all(lanes);
  return report;
}

/** Resolves to false when the previous release had the same file. */
async function compressFile(release: Release, file: string): Promise<boolean> {
  const key = release.sha256(file);
  const reused = ENCODINGS.map(({ end }) => release.reuse(file + end, key));
  if (reused.every(Boolean)) return false;
  const content = release.read(file);
  if (content.length < MIN_BYTES) return false;
  for (const { end, compress } of ENCODINGS) {
    const small = await compress(content);
    release.write(file + end, small, key);
  }
  return true;
}

const brotli = promisify(brotliCompress);

const ENCODINGS = [
  {
    end: ".br",
    compress: (content: Buffer) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 10,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    end: ".gz",
    compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  },
];
