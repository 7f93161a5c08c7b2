import type { ApiContext } from "../../../context.ts";
import { partsOf } from "../../../reader/file-parts.ts";
import { readingAt } from "../../../reader/read-apart.ts";
import { kindOf, type UploadFormat } from "./media.rules.ts";
import type upload from "./upload.reading.ts";
import type { UploadFacts } from "./upload.reading.ts";

const readApart = readingAt<typeof upload>(new URL("upload.reading.ts", import.meta.url));

/** Re-encodes an upload; undefined if it is damaged. Throws FileFault if it exceeds the limits. */
export async function readUpload(
  bytes: Uint8Array,
  format: UploadFormat,
  { log }: Pick<ApiContext, "log">,
): Promise<(UploadFacts & { content: Buffer }) | undefined> {
  // Only photos need the larger limits.
  const sender = kindOf(format) === "picture" && format !== "svg" ? "picture" : "staff";
  let facts: UploadFacts | undefined;
  const parts: Uint8Array[] = [];
  for await (const piece of readApart(format, { files: [partsOf(bytes)], sender, log }))
    if ("facts" in piece) facts = piece.facts;
    else parts.push(piece.part);
  return facts && { ...facts, content: Buffer.concat(parts) };
}
