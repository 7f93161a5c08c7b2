import { wholeFile } from "../../../../reader/file-parts.ts";
import type { Reading } from "../../../../reader/reading.ts";
import { type ReceivedDocument, readDocument } from "./received-document.ts";

const receivedInvoice: Reading<undefined, ReceivedDocument | null> = async function* receivedInvoice(
  [file],
  _options,
  limits,
) {
  if (file) yield readDocument(await wholeFile(file, limits.unpackedBytes)) ?? null;
};
export default receivedInvoice;
