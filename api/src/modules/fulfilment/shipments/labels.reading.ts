import { type MergedPdf, mergePdfs } from "../../../pdf/merge-pdfs.ts";
import { wholeFile } from "../../../reader/file-parts.ts";
import type { Reading } from "../../../reader/reading.ts";

const labels: Reading<string, MergedPdf> = async function* labels(files, title, limits) {
  const papers: Uint8Array[] = [];
  for (const file of files) papers.push(await wholeFile(file, limits.unpackedBytes));
  yield await mergePdfs(title, papers);
};
export default labels;
