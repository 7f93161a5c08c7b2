/** Making a PDF with Romanian letters. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type pdfmake from "pdfmake";
import type { Content } from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { makePrintable } from "./printed-text.ts";

/** Roboto comes with pdfmake and has ă â î ș ț. */
const FONTS = join(
  dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")),
  "fonts",
  "Roboto",
);

let printer: Promise<typeof pdfmake> | undefined;

/** Made with the first paper: few processes make any, and the package takes a tenth of a second and 25 MB. */
async function makePrinter(): Promise<typeof pdfmake> {
  const { default: shared } = await import("pdfmake");
  // An instance of its own: fonts and access policies of the package's shared one belong to whoever else uses it.
  const own = new (shared.constructor as new () => typeof pdfmake)();
  own.setUrlAccessPolicy(() => false);
  own.setLocalAccessPolicy((path) => path.startsWith(FONTS));
  own.setFonts({
    Roboto: {
      normal: join(FONTS, "Roboto-Regular.ttf"),
      bold: join(FONTS, "Roboto-Medium.ttf"),
      italics: join(FONTS, "Roboto-Italic.ttf"),
      bolditalics: join(FONTS, "Roboto-MediumItalic.ttf"),
    },
  });
  return own;
}

/** What stands on a page, in pdfmake's own terms; it changes what it is given, so each sheet's content must be fresh. */
export type PdfContent = Content;

export interface Sheet {
  title: string;
  /** Who it is from. */
  author: string;
  /** Small print at the left of every page's foot. */
  foot: string;
  issued: Date;
  content: PdfContent[];
  /** A6 is what labels are printed on. */
  size?: "A4" | "A6";
}

/** A4 where nothing else is said, one column, page numbers. */
export async function renderPdf({
  title,
  author,
  foot,
  issued,
  content,
  size = "A4",
}: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const margin = size === "A4" ? 48 : 20;
  const definition: TDocumentDefinitions = {
    info: { title, author, creationDate: issued, modDate: issued },
    language: "ro",
    displayTitle: true,
    pageSize: size,
    pageMargins: [margin, margin, margin, margin + 12],
    defaultStyle: { font: "Roboto", fontSize: 9.5, lineHeight: 1.25, color: "#16181d" },
    styles: {
      title: { fontSize: 17, bold: true, margin: [0, 8, 0, 2] },
      subtitle: { fontSize: 10.5, color: "#5b616e", margin: [0, 0, 0, 10] },
      section: { fontSize: 11, bold: true, color: "#a50d26", margin: [0, 10, 0, 3] },
      small: { fontSize: 8, color: "#5b616e" },
    },
    content,
    // One label needs no number: it is cut out.
    footer: (page, pages) =>
      size === "A6" && pages === 1
        ? null
        : {
            margin: [margin, 14, margin, 0],
            columns: [
              { text: foot, style: "small" },
              { text: `pagina ${page} din ${pages}`, style: "small", alignment: "right", width: 90 },
            ],
          },
  };
  await makePrintable(content);
  printer ??= makePrinter();
  return new Uint8Array(await (await printer).createPdf(definition).getBuffer());
}
