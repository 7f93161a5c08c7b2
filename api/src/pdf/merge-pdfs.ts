/** Several papers as one. */
import type { PDFDocument } from "pdf-lib";

interface Papers {
  title: string;
  papers: readonly Uint8Array[];
  /** A paper to stand before them, for the places of those that can not be read. */
  before: (unreadable: readonly number[]) => Promise<Uint8Array | undefined>;
}

/** All pages of all papers, in their order; one that can not be read is left out. A cut, signed or locked one may be such. */
export async function mergePdfs({ title, papers, before }: Papers): Promise<Uint8Array<ArrayBuffer>> {
  // Asked for by few: it is loaded with the first one.
  const { PDFDocument: Pdf } = await import("pdf-lib");
  const read = async (bytes: Uint8Array): Promise<PDFDocument | undefined> => {
    try {
      const paper = await Pdf.load(bytes);
      return paper.getPageCount() > 0 ? paper : undefined;
    } catch {
      // What a courier calls a PDF may be anything; the caller tells which one is none.
      return undefined;
    }
  };
  const opened = await Promise.all(papers.map(read));
  const first = await before(opened.flatMap((paper, place) => (paper ? [] : [place])));
  const all = [first && (await Pdf.load(first)), ...opened].filter((paper) => paper !== undefined);
  const merged = await Pdf.create();
  merged.setTitle(title, { showInWindowTitleBar: true });
  merged.setLanguage("ro");
  for (const paper of all)
    for (const page of await merged.copyPages(paper, paper.getPageIndices())) merged.addPage(page);
  return new Uint8Array(await merged.save());
}
