/**
 * The right of withdrawal with its model form, attached to consumers' order confirmations (law: Withdrawal).
 */
import { createHash } from "node:crypto";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { wholeDays } from "../../../text/time.ts";
import { type LegalText, namesReturnCost, withReturnPlace } from "../../publishing/content/index.ts";
import type { PdfFile } from "../../money/invoices/index.ts";
import { returnCostText, type ReturnTerms } from "../../aftersales/returns/index.ts";
import type { MailShop } from "./mail-page.ts";
import { blocksOf } from "./terms-document.ts";

const TITLE = "Dreptul de retragere";
/** Matches the heading of a form in the shop's article. */
const HAS_FORM = /<h\d[^>]*>[^<]*formular/i;

let stored: { madeOf: string; file: PdfFile } | undefined;

/** Renders the shop's article or a default text, with the costs and the form. Renders each version once. */
export async function withdrawalDocument(
  article: LegalText | undefined,
  { returnTerms, seller }: { returnTerms: ReturnTerms; seller: MailShop["seller"] },
): Promise<PdfFile> {
  const madeOf = JSON.stringify([article, returnTerms, seller]);
  if (stored?.madeOf === madeOf) return stored.file;
  const content: PdfContent[] = [
    { text: article?.title ?? TITLE, style: "title" },
    ...(article ? blocksOf(withReturnPlace(article.content, returnTerms)) : ownBlocks(returnTerms)),
    ...(article && namesReturnCost(article.content) ? [] : costBlocks(returnTerms)),
    ...(article && HAS_FORM.test(article.content) ? [] : formBlocks(seller)),
  ];
  const version = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 8);
  const name = `dreptul-de-retragere-${version}.pdf`;
  const bytes = await renderPdf({
    title: article?.title ?? TITLE,
    author: seller.company,
    foot: seller.company,
    issued: article?.createdAt ?? new Date(0),
    content,
  });
  stored = { madeOf, file: { name, bytes } };
  return stored.file;
}

function section(title: string, ...texts: string[]): PdfContent[] {
  return [
    { text: title, style: "section" },
    ...texts.map((text): PdfContent => ({ text, margin: [0, 0, 0, 4] })),
  ];
}

function ownBlocks({ days: termDays, address }: ReturnTerms): PdfContent[] {
  const days = wholeDays(termDays);
  return [
    ...section(
      "Termenul",
      `Te poți retrage din contract, fără să dai un motiv, în ${days} de la data la care tu sau o persoană indicată de tine, alta decât curierul, primești ultimul produs din comandă.`,
    ),
    ...section(
      "Banii și produsele",
      "Îți returnăm banii, inclusiv costul livrării standard, în cel mult 14 zile de la anunț. Putem aștepta până când primim produsele sau dovada că le-ai trimis.",
      `Trimite produsele în cel mult 14 zile de la anunț, la adresa: ${address}.`,
    ),
  ];
}

function costBlocks(terms: ReturnTerms): PdfContent[] {
  return section("Cine plătește returul", returnCostText(terms));
}

/** Returns the model form of OUG 34/2014, annex part B. */
function formBlocks({ company, address, email }: MailShop["seller"]): PdfContent[] {
  const blank = "……………………………………";
  return section(
    "Formular-model de retragere",
    "(Completează și trimite acest formular numai dacă dorești să te retragi din contract.)",
    `Către ${[company, address, email].filter(Boolean).join(", ")}:`,
    `Vă informez prin prezenta cu privire la retragerea mea din contractul referitor la vânzarea următoarelor produse: ${blank}`,
    `Comandate la data / primite la data: ${blank}`,
    `Numele consumatorului: ${blank}`,
    `Adresa consumatorului: ${blank}`,
    `Semnătura consumatorului (numai dacă formularul este trimis pe hârtie): ${blank}`,
    `Data: ${blank}`,
  );
}
