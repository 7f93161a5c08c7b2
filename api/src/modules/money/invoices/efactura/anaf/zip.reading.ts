/** Runs in the reader process, because suppliers and buyers write the XML in ANAF's ZIPs. */
import { wholeFile } from "../../../../../reader/file-parts.ts";
import type { Reading } from "../../../../../reader/reading.ts";
import { readZip, type ZipContent } from "./anaf-answers.ts";
import type { AnafResult } from "./anaf-result.ts";

const zip: Reading<undefined, AnafResult<ZipContent>> = async function* zip([file], _options, limits) {
  if (file) yield readZip(await wholeFile(file, limits.unpackedBytes));
};
export default zip;
