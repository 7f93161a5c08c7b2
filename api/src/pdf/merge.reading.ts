import { wholeFile } from "../reader/file-parts.ts";
import type { Reading } from "../reader/reading.ts";
import { type MergedPdf, mergePdfs } from "./merge-pdfs.ts";

const merge: Reading<string, MergedPdf> = async function* merge(files, title, limits) {
  const papers: Uint8Array[] = [];
  for (const file of files) papers.push(await wholeFile(file, limits.unpackedBytes));
  yield await mergePdfs(title, papers);
};
export default merge;
