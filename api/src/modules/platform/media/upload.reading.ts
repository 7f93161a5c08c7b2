/** Runs in the reader process. */
import { partsOf, wholeFile } from "../../../reader/file-parts.ts";
import type { Reading } from "../../../reader/reading.ts";
import { rewritePdf } from "./documents.ts";
import { rewriteFilm } from "./films.ts";
import { isWholePdf, type UploadFormat } from "./media.rules.ts";
import { rewritePicture } from "./pictures.ts";

/** Sent before the bytes of the stored file. */
export interface UploadFacts {
  width: number | null;
  height: number | null;
  isAttachment: boolean;
}
export type UploadPiece = { facts: UploadFacts } | { part: Uint8Array };

const upload: Reading<UploadFormat, UploadPiece> = async function* upload([file], format, limits) {
  const stored = file && (await rewritten(await wholeFile(file, limits.unpackedBytes), format));
  if (!stored) return;
  const { content, ...facts } = stored;
  yield { facts };
  for await (const part of partsOf(content)()) yield { part };
};
export default upload;

async function rewritten(
  bytes: Buffer,
  format: UploadFormat,
): Promise<(UploadFacts & { content: Uint8Array }) | undefined> {
  const unmeasured = { width: null, height: null, isAttachment: false };
  switch (format) {
    case "pdf":
      return isWholePdf(bytes) ? { ...unmeasured, ...(await rewritePdf(bytes)) } : undefined;
    case "mp4":
    case "webm": {
      const content = rewriteFilm(bytes, format);
      return content && { ...unmeasured, content };
    }
    default: {
      const picture = await rewritePicture(bytes, format);
      if (!picture) return undefined;
      const { bytes: content, width, height } = picture;
      return { content, width, height, isAttachment: false };
    }
  }
}
