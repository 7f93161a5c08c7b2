import { renderPdf } from "@curat/api";
import type { PdfContent } from "@curat/api";
import { COMPANY } from "../content/company.ts";
import { versionOf } from "../media/version.ts";

interface ArticleDocument {
  /** File name. The URL also contains the version. */
  name: string;
  articleId: number;
  title: string;
  lines: readonly string[];
}

const ISSUED = new Date("2026-11-01T08:00:00Z");
const BLANK = "……………………………………………………";

const DOCUMENTS: readonly ArticleDocument[] = [
  {
    name: "formular-retragere",
    articleId: 1962,
    title: "Formular de retragere",
    lines: [
      "(completează și trimite acest formular numai dacă dorești să te retragi din contract)",
      `Către ${COMPANY.name}, ${COMPANY.address}, e-mail ${COMPANY.orders}:`,
      `Vă informez prin prezenta cu privire la retragerea mea din contractul referitor la vânzarea următoarelor produse: ${BLANK} ${BLANK}`,
      `Comandate la data / primite la data: ${BLANK}`,
      `Numărul comenzii: ${BLANK}`,
      `Numele consumatorului: ${BLANK}`,
      `Adresa consumatorului: ${BLANK}`,
      `Semnătura consumatorului (doar în cazul în care formularul este notificat pe hârtie): ${BLANK}`,
      `Data: ${BLANK}`,
    ],
  },
  {
    name: "formular-garantie",
    articleId: 1954,
    title: "Formular de reclamație în garanție",
    lines: [
      `Către ${COMPANY.name}, ${COMPANY.address}, e-mail ${COMPANY.orders}:`,
      `Produsul: ${BLANK}`,
      `Numărul comenzii sau al facturii: ${BLANK}`,
      `Ce nu este în regulă și de când: ${BLANK} ${BLANK} ${BLANK}`,
      "Cer (bifează): ☐ repararea   ☐ înlocuirea   ☐ reducerea prețului   ☐ restituirea prețului",
      `Numele și telefonul: ${BLANK}`,
      `Data și semnătura: ${BLANK}`,
    ],
  },
];

export function articleDocuments(articleId: number): { title: string; url: string }[] {
  return DOCUMENTS.filter((document) => document.articleId === articleId).map((document) => ({
    title: document.title,
    url: `/media/document/${document.name}-${versionOf(document)}.pdf`,
  }));
}

/** Returns a form's bytes, or undefined for an unknown name. */
export async function articleDocumentSource(name: string): Promise<Uint8Array | undefined> {
  const document = DOCUMENTS.find((each) => each.name === name);
  if (!document) return undefined;
  const paragraphs = document.lines.map((text): PdfContent => ({
    text,
    margin: [0, 0, 0, 14],
    lineHeight: 1.6,
  }));
  return renderPdf({
    author: COMPANY.shop,
    title: document.title,
    foot: `${COMPANY.name} · ${COMPANY.phone} · ${COMPANY.email}`,
    issued: ISSUED,
    content: [{ text: document.title, style: "title" }, ...paragraphs],
  });
}
