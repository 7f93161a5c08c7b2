/** The accepted terms as PDF, attached to the order confirmation (law: Order button). */
import { createHash } from "node:crypto";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { htmlToText } from "../../../text/html.ts";
import type { LegalText } from "../../publishing/content/index.ts";
import type { PdfFile } from "../../money/invoices/index.ts";

/** The version changes whenever any character of the text changes. */
export interface TermsDocument {
  version: string;
  file: PdfFile;
}

/**
 * Matches each 100 characters of a longer word, to insert breaks. Layout time grows with the square of a word's
 * length.
 */
const MAX_WORD_LENGTH = /\S{100}(?=\S)/g;

let stored: TermsDocument | undefined;

/** Returns the terms as PDF. Renders each version once, because thousands of orders attach the same text. */
export async function termsDocument(
  { title, content, createdAt }: LegalText,
  seller: string,
): Promise<TermsDocument> {
  const version = createHash("sha256").update(`${title}\n${content}`).digest("hex").slice(0, 8);
  if (stored?.version === version) return stored;
  const bytes = await renderPdf({
    title,
    author: seller,
    foot: [seller, `versiunea ${version}`].filter(Boolean).join(" · "),
    issued: createdAt,
    content: [
      { text: title, style: "title" },
      { text: `versiunea ${version}`, style: "subtitle" },
      ...blocksOf(content),
    ],
  });
  stored = { version, file: { name: `termeni-si-conditii-${version}.pdf`, bytes } };
  return stored;
}

/** Converts HTML to headings, paragraphs and list items. */
export function blocksOf(html: string): PdfContent[] {
  return html
    .split(/(?=<(?:h\d|p|li|tr)\b)/i)
    .map((block) => ({
      isHeading: /^<h\d/i.test(block),
      text: htmlToText(block).replaceAll(MAX_WORD_LENGTH, "$& "),
    }))
    .filter(({ text }) => text !== "")
    .map(({ isHeading, text }): PdfContent =>
      isHeading ? { text, style: "section" } : { text, margin: [0, 0, 0, 4] },
    );
}
