import { wholeFile } from "./file-parts.ts";
import type { Reading } from "./reading.ts";
import { type MergedPdf, mergePdfs } from "../pdf/merge-pdfs.ts";

const merge: Reading<string, MergedPdf> = async function* merge(files, title, limits) {
  const documents: Uint8Array[] = [];
  for (const file of files) documents.push(await wholeFile(file, limits.unpackedBytes));
  yield await mergePdfs(title, documents);
};
export default merge;
