/** An offer as a PDF, with the letters of Romanian. */
import { paperAmount } from "@curat/contract/lei.values";
import type { Settings } from "@curat/contract/settings";
import { OFFER_STOCK_TEXT } from "@curat/contract/offers.values";
import type { PdfFile } from "../../http/pdf-answer.ts";
import { type PdfContent, renderPdf } from "../../pdf/render-pdf.ts";
import { formatLei } from "../../text/money.ts";
import { formatDay } from "../../text/time.ts";
import { netOf } from "@curat/contract/vat.values";
import { numberOf, type Offer, type SentLine, type SentVersion, sumsOf } from "./offers.rules.ts";

/** One version as it was sent, by the shop of the settings. Throws where the offer has no number. */
export async function offerFile(
  offer: Offer,
  sent: SentVersion,
  { seller, address }: { seller: Settings["INVOICE"]; address: string },
): Promise<PdfFile> {
  const number = numberOf(offer);
  if (number === null) throw new Error(`Offer ${offer.id} has no number.`);
  const { netBani, vatBani, totalBani } = sumsOf(sent.lines);
  const bytes = await renderPdf({
    title: `Oferta ${number}`,
    author: seller.company,
    foot: [seller.company, seller.cui && `CUI ${seller.cui}`, seller.registry].filter(Boolean).join(" · "),
    issued: sent.sentAt,
    content: [
      { text: "Ofertă de preț", style: "title" },
      {
        text: `${number}${sent.version > 1 ? `, versiunea ${sent.version}` : ""}, din ${formatDay(sent.sentAt)}, valabilă până la ${formatDay(sent.validUntil)}`,
        style: "subtitle",
      },
      { columns: [sellerOf(seller), buyerOf(offer)], columnGap: 24, margin: [0, 6, 0, 12] },
      linesTable(sent.lines),
      totals({ netBani, vatBani, totalBani }),
      ...(sent.note === "" ? [] : [{ text: sent.note, margin: [0, 6, 0, 0] } as PdfContent]),
      { text: `O accepți și comanzi la ${address}`, margin: [0, 10, 0, 0] },
      {
        text: `Prețurile sunt ale acestei oferte și ale cantităților ei, până la ${formatDay(sent.validUntil)}. ${OFFER_STOCK_TEXT} Livrarea se calculează la comandă.`,
        style: "small",
        margin: [0, 6, 0, 0],
      },
    ],
  });
  return { name: `oferta-${number}.pdf`, bytes };
}

function sellerOf({
  company,
  cui,
  registry,
  address,
  bank,
  iban,
  tel,
  email,
}: Settings["INVOICE"]): PdfContent {
  return party("Furnizor", company, [
    cui && `CUI: ${cui}`,
    registry && `Reg. com.: ${registry}`,
    address,
    [bank, iban].filter(Boolean).join(", "),
    [tel, email].filter(Boolean).join(", "),
  ]);
}

function buyerOf({ company, cui, firstName, lastName, phone, email }: Offer): PdfContent {
  const person = [firstName, lastName].filter(Boolean).join(" ");
  return party("Pentru", company || person, [
    cui && `CUI: ${cui}`,
    company && person,
    [phone, email].filter(Boolean).join(", "),
  ]);
}

function party(label: string, name: string, rows: readonly (string | undefined)[]): PdfContent {
  return {
    stack: [
      { text: label, style: "small" },
      { text: name, bold: true, fontSize: 11 },
      ...rows.filter((text) => text !== undefined && text !== "").map((text = ""): PdfContent => ({ text })),
    ],
  };
}

const HEADS = [
  "Nr.",
  "Denumire",
  "UM",
  "Cant.",
  "Preț fără TVA",
  "Preț cu TVA",
  "TVA",
  "Valoare fără TVA",
  "Valoare cu TVA",
];

function linesTable(lines: readonly SentLine[]): PdfContent {
  const right = (text: string): PdfContent => ({ text, alignment: "right" });
  const heads = HEADS.map((text, index): PdfContent => ({
    text,
    style: "small",
    alignment: index > 2 ? "right" : "left",
  }));
  const rows = lines.map(({ name, code, unit, quantity, unitBani, vatPercent }, index): PdfContent[] => {
    const bani = quantity * unitBani;
    return [
      `${index + 1}`,
      { stack: [name, ...(code ? [{ text: `Cod ${code}`, style: "small" }] : [])] },
      unit,
      right(`${quantity}`),
      right(amount(netOf(unitBani, vatPercent))),
      right(amount(unitBani)),
      right(`${String(vatPercent).replace(".", ",")} %`),
      right(amount(netOf(bani, vatPercent))),
      right(amount(bani)),
    ];
  });
  return {
    layout: "lightHorizontalLines",
    fontSize: 8.5,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [18, "*", 34, 28, 48, 48, 28, 54, 54],
      body: [heads, ...rows],
    },
  };
}

function totals({
  netBani,
  vatBani,
  totalBani,
}: {
  netBani: number;
  vatBani: number;
  totalBani: number;
}): PdfContent {
  const row = (label: string, bani: number): PdfContent[] => [
    label,
    { text: formatLei(bani), alignment: "right" },
  ];
  return {
    margin: [220, 10, 0, 6],
    layout: "noBorders",
    table: {
      widths: ["*", 90],
      body: [
        row("Total fără TVA", netBani),
        row("Total TVA", vatBani),
        [
          { text: "Total", bold: true, fontSize: 12 },
          { text: formatLei(totalBani), bold: true, fontSize: 12, alignment: "right" },
        ],
      ],
    },
  };
}

/** As accountants write: "1.234,50". */
function amount(bani: number): string {
  return paperAmount(bani / 100);
}
