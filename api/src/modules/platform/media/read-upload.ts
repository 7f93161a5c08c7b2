import type { ApiContext } from "../../../context.ts";
import { partsOf } from "../../../reader/file-parts.ts";
import { readingAt } from "../../../reader/read-apart.ts";
import { kindOf, type UploadFormat } from "./media.rules.ts";
import type { UploadFacts, UploadReading } from "./upload-pieces.ts";

const READINGS = {
  picture: readingAt<UploadReading>(new URL("picture.reading.ts", import.meta.url)),
  document: readingAt<UploadReading>(new URL("document.reading.ts", import.meta.url)),
  film: readingAt<UploadReading>(new URL("film.reading.ts", import.meta.url)),
};

/** Re-encodes an upload; undefined if it is damaged. Throws FileFault if it exceeds the limits. */
export async function readUpload(
  bytes: Uint8Array,
  format: UploadFormat,
  { log }: Pick<ApiContext, "log">,
): Promise<(UploadFacts & { content: Buffer }) | undefined> {
  // Only photos need the larger limits.
  const kind = kindOf(format);
  const sender = kind === "picture" && format !== "svg" ? "picture" : "staff";
  let facts: UploadFacts | undefined;
  const parts: Uint8Array[] = [];
  for await (const piece of READINGS[kind](format, { files: [partsOf(bytes)], sender, log }))
    if ("facts" in piece) facts = piece.facts;
    else parts.push(piece.part);
  return facts && { ...facts, content: Buffer.concat(parts) };
}
