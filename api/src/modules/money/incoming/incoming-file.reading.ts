/** The reader process parses the files of couriers and banks. */
import { wholeFile } from "../../../reader/file-parts.ts";
import type { Reading } from "../../../reader/reading.ts";
import {
  type IncomingKind,
  type ReadFile,
  readIncoming,
  type WrittenColumns,
} from "./incoming-file.rules.ts";
import { decodeFile } from "./table-file.rules.ts";

interface ReadOptions {
  kind: IncomingKind;
  written: readonly WrittenColumns[];
}

const incomingFile: Reading<ReadOptions, ReadFile> = async function* incomingFile(
  [file],
  { kind, written },
  limits,
) {
  if (file) yield readIncoming(kind, decodeFile(await wholeFile(file, limits.unpackedBytes)), written);
};
export default incomingFile;
