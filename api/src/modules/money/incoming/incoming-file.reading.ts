/** The reader process parses the files of couriers and banks. */
import { wholeFile } from "../../../reader/file-parts.ts";
import type { Reading } from "../../../reader/reading.ts";
import { type IncomingKind, type ReadFile, readIncoming } from "./incoming-file.rules.ts";
import { decodeFile } from "./table-file.rules.ts";

const incomingFile: Reading<IncomingKind, ReadFile> = async function* incomingFile([file], kind, limits) {
  if (file) yield readIncoming(kind, decodeFile(await wholeFile(file, limits.unpackedBytes)));
};
export default incomingFile;
