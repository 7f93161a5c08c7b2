/** Several papers as one. Papers of others are merged in the reader process. */
import { PDFDocument } from "pdf-lib";

export interface MergedPdf {
  bytes: Uint8Array<ArrayBuffer>;
  /** Places of the papers that are left out, as they can not be read: damaged, signed or locked. */
  unreadable: number[];
}

/** All pages of all papers, in their order. */
export async function mergePdfs(title: string, papers: readonly Uint8Array[]): Promise<MergedPdf> {
  const merged = await PDFDocument.create();
  merged.setTitle(title, { showInWindowTitleBar: true });
  merged.setLanguage("ro");
  const unreadable: number[] = [];
  for (const [place, bytes] of papers.entries())
    try {
      const paper = await PDFDocument.load(bytes);
      const pages = await merged.copyPages(paper, paper.getPageIndices());
      for (const page of pages) merged.addPage(page);
      if (pages.length === 0) unreadable.push(place);
    } catch {
      // What a courier calls a PDF may be anything; the caller says which one is none.
      unreadable.push(place);
    }
  // A document without a page gets one when it is saved.
  return { bytes: new Uint8Array(await merged.save({ addDefaultPage: false })), unreadable };
}
