import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type pdfmake from "pdfmake";
import type { Content } from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { makePrintable } from "./printed-text.ts";

/** Roboto is part of pdfmake and has ă â î ș ț. */
const FONTS = join(
  dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")),
  "fonts",
  "Roboto",
);

let printer: Promise<typeof pdfmake> | undefined;

/** Loads the package when the first document is rendered. Few processes render any, and it takes 0.1 s and 25 MB. */
async function makePrinter(): Promise<typeof pdfmake> {
  const { default: shared } = await import("pdfmake");
  // Uses a separate instance, because other users of the package share the default one's fonts and access policies.
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

/** The content of a page in pdfmake's format. Rendering modifies it, so each sheet needs its own. */
export type PdfContent = Content;

export interface Sheet {
  title: string;
  author: string;
  foot: string;
  issued: Date;
  content: PdfContent[];
  size?: "A4" | "A6";
}

/** Renders a document of one column with page numbers, on A4 by default. */
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
    // Labels are cut out and need no page number.
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
