import { documentAmount } from "../../../text/money.ts";
import type { Settings } from "@curat/contract/settings";
import { OFFER_STOCK_TEXT } from "@curat/contract/offers.values";
import type { PdfFile } from "../../../http/pdf-answer.ts";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { rightCell, ruledTable, type TableColumn } from "../../../pdf/ruled-table.ts";
import { formatDay } from "../../../text/time.ts";
import { netOf } from "@curat/contract/vat.values";
import { numberOf, type Offer, type SentLine, type SentVersion, sumsOf } from "./offers.rules.ts";

/** Returns the PDF of a sent version. Throws if the offer has no number. */
export async function offerFile(
  offer: Offer,
  sent: SentVersion,
  { mark, seller, address }: { mark: PdfContent; seller: Settings["INVOICE"]; address: string },
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
      mark,
      { text: "Ofertă de preț", style: "title", margin: [0, 16, 0, 2] },
      {
        text: `${number}${sent.version > 1 ? `, versiunea ${sent.version}` : ""}, din ${formatDay(sent.sentAt)}, valabilă până la ${formatDay(sent.validUntil)}`,
        style: "subtitle",
      },
      { columns: [sellerOf(seller), buyerOf(offer)], columnGap: 24, margin: [0, 6, 0, 12] },
      linesTable(sent.lines),
      totals({ netBani, vatBani, totalBani }),
      ...(sent.note === "" ? [] : [{ text: sent.note, margin: [0, 6, 0, 0] } as PdfContent]),
      { text: `Acceptă oferta și comandă la ${address}`, margin: [0, 10, 0, 0] },
      {
        text: `Prețurile sunt valabile pentru cantitățile din această ofertă, până la ${formatDay(sent.validUntil)}. ${OFFER_STOCK_TEXT} Livrarea se calculează la comandă.`,
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

/** The name column takes the remaining width, so that long offers need few pages. */
const COLUMNS: TableColumn[] = [
  { head: "Nr.", width: 18 },
  { head: "Denumire", width: "*" },
  { head: "Cantitate", width: 46, isNumber: true },
  { head: "Preț fără TVA", width: 58, isNumber: true },
  { head: "TVA", width: 24, isNumber: true },
  { head: "Valoare fără TVA", width: 54, isNumber: true },
  { head: "Valoare cu TVA", width: 54, isNumber: true },
];

const PLAIN_COLUMNS: TableColumn[] = [
  ...COLUMNS.slice(0, 3),
  { head: "Preț", width: 58, isNumber: true },
  { head: "Valoare", width: 54, isNumber: true },
];

function linesTable(lines: readonly SentLine[]): PdfContent {
  const hasVat = lines.some(({ vatPercent }) => vatPercent > 0);
  const columns = hasVat ? COLUMNS : PLAIN_COLUMNS;
  const rows = lines.map(({ name, code, unit, quantity, unitBani, vatPercent }, index): PdfContent[] => {
    const bani = quantity * unitBani;
    const goods = [
      `${index + 1}`,
      { stack: [name, ...(code ? [{ text: `Cod ${code}`, style: "small" }] : [])] },
      rightCell(`${quantity} ${unit}`),
    ];
    if (!hasVat) return [...goods, rightCell(amount(unitBani)), rightCell(amount(bani))];
    return [
      ...goods,
      {
        stack: [amount(netOf(unitBani, vatPercent)), { text: `${amount(unitBani)} cu TVA`, style: "small" }],
        alignment: "right",
      },
      rightCell(`${String(vatPercent).replace(".", ",")} %`),
      rightCell(amount(netOf(bani, vatPercent))),
      rightCell(amount(bani)),
    ];
  });
  return ruledTable(columns, rows);
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
    { text: `${amount(bani)} lei`, alignment: "right" },
  ];
  return {
    margin: [220, 10, 0, 6],
    layout: "noBorders",
    table: {
      widths: ["*", 90],
      body: [
        ...(vatBani === 0 ? [] : [row("Total fără TVA", netBani), row("Total TVA", vatBani)]),
        [
          { text: "Total", bold: true, fontSize: 12 },
          { text: `${amount(totalBani)} lei`, bold: true, fontSize: 12, alignment: "right" },
        ],
      ],
    },
  };
}

function amount(bani: number): string {
  return documentAmount(bani);
}
