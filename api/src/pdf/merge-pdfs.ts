/** Merges several PDFs into one. The reader process merges third-party PDFs. */
import { PDFDocument } from "pdf-lib";

export interface MergedPdf {
  bytes: Uint8Array<ArrayBuffer>;
  /** Indices of documents that were left out as damaged, signed or encrypted. */
  unreadable: number[];
}

export async function mergePdfs(title: string, documents: readonly Uint8Array[]): Promise<MergedPdf> {
  const merged = await PDFDocument.create();
  merged.setTitle(title, { showInWindowTitleBar: true });
  merged.setLanguage("ro");
  const unreadable: number[] = [];
  for (const [place, bytes] of documents.entries())
    try {
      const paper = await PDFDocument.load(bytes);
      const pages = await merged.copyPages(paper, paper.getPageIndices());
      for (const page of pages) merged.addPage(page);
      if (pages.length === 0) unreadable.push(place);
    } catch {
      // Couriers may send anything as a PDF. The caller reports which document is unreadable.
      unreadable.push(place);
    }
  // Without this option, saving adds a page to a document that has none.
  return { bytes: new Uint8Array(await merged.save({ addDefaultPage: false })), unreadable };
}
