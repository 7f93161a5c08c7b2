/**
 * Shared by the readers of pictures, documents and videos. Each loads only the libraries that it needs, because every
 * reader process loads them again.
 */
import { partsOf, wholeFile } from "../../../reader/file-parts.ts";
import type { Reading } from "../../../reader/reading.ts";
import type { UploadFormat } from "./media.rules.ts";

export interface UploadFacts {
  width: number | null;
  height: number | null;
  isAttachment: boolean;
}
/** The facts come before the bytes of the stored file. */
export type UploadPiece = { facts: UploadFacts } | { part: Uint8Array };
export type UploadReading = Reading<UploadFormat, UploadPiece>;

export const UNMEASURED: UploadFacts = { width: null, height: null, isAttachment: false };

type Rewritten = UploadFacts & { content: Uint8Array };

/** Returns a reading that yields the rewritten file, or yields nothing if `rewrite` returns undefined. */
export function uploadReading(
  rewrite: (bytes: Buffer, format: UploadFormat) => Promise<Rewritten | undefined> | Rewritten | undefined,
): UploadReading {
  return async function* upload([file], format, limits) {
    const stored = file && (await rewrite(await wholeFile(file, limits.unpackedBytes), format));
    if (!stored) return;
    const { content, ...facts } = stored;
    yield { facts };
    for await (const part of partsOf(content)()) yield { part };
  };
}
