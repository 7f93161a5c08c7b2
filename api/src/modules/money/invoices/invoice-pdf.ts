import { documentAmount } from "../../../text/money.ts";
import { netOf } from "@curat/contract/vat.values";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { rightCell } from "../../../pdf/ruled-table.ts";
import { OUTSIDE_VAT } from "./invoice-codes.ts";
import {
  CASH_ACCOUNTING,
  type InvoiceDocument,
  type InvoiceLine,
  type InvoiceParty,
} from "./invoice-document.ts";

const INK = "#16181d";
const LINE = "#e4e7ec";
const SURFACE = "#f6f7f9";

export interface Paper {
  mark: PdfContent;
  title: string;
  /** "seria CUR nr. 1042" for an invoice; the order number for a proforma. */
  name: string;
  issuedAt: Date;
  document: InvoiceDocument;
  notes: string[];
}

export async function renderInvoice({
  mark,
  title,
  name,
  issuedAt,
  document,
  notes,
}: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const { seller, buyer } = document;
  return renderPdf({
    title: `${title} ${name}`,
    author: seller.name,
    foot: [seller.name, seller.cui && `CUI ${seller.cui}`, seller.registry].filter(Boolean).join(" · "),
    issued: issuedAt,
    content: [
      {
        columns: [
          { stack: [mark], width: 200 },
          {
            stack: [
              { text: title, style: "title", margin: [0, 0, 0, 2] },
              { text: `${name}, din ${formatDate(issuedAt)}`, style: "subtitle" },
            ],
            alignment: "right",
          },
        ],
      },
      {
        columns: [party("Furnizor", seller), party("Cumpărător", buyer)],
        columnGap: 24,
        margin: [0, 10, 0, 14],
      },
      ...(document.takesBack ? [takesBackNote(document.takesBack)] : []),
      { text: orderNote(document), style: "small", margin: [0, 0, 0, 6] },
      linesTable(document),
      totals(document),
      ...[...vatNotes(document), ...notes].map((text): PdfContent => ({ text, margin: [0, 6, 0, 0] })),
    ],
  });
}

/** Returns the legally required notes about VAT that is not charged or is due only on payment. */
function vatNotes({ vat, isCashAccounting }: InvoiceDocument): string[] {
  const exemptions = vat.flatMap(({ exemption }) =>
    exemption ? [["Scutit de TVA", exemption.reason, exemption.code].filter(Boolean).join(", ") + "."] : [],
  );
  return [
    ...(vat.some(({ category }) => category === "O") ? [OUTSIDE_VAT] : []),
    ...exemptions,
    ...(isCashAccounting ? [`${CASH_ACCOUNTING}.`] : []),
  ];
}

const DATE = new Intl.DateTimeFormat("ro-RO", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Bucharest",
});

function formatDate(date: Date): string {
  return DATE.format(date);
}

function party(label: string, facts: InvoiceParty & { capital?: string }): PdfContent {
  const { name, cui, registry, address, bank, iban, phone, email, capital } = facts;
  const rows = [
    cui && `CUI: ${cui}`,
    registry && `Reg. com.: ${registry}`,
    address.text,
    capital && `Capital social: ${capital}`,
    [bank, iban].filter(Boolean).join(", "),
    [phone, email].filter(Boolean).join(", "),
  ];
  return {
    stack: [
      { text: label, style: "small" },
      { text: name, bold: true, fontSize: 11 },
      ...rows.filter((text) => text !== undefined && text !== "").map((text = ""): PdfContent => ({ text })),
    ],
  };
}

function orderNote(document: InvoiceDocument): string {
  const { orderNumber, orderedAt, payment, contractReference, purchaseOrder, seapNumber } = document;
  const references = [
    purchaseOrder && `Comanda cumpărătorului: ${purchaseOrder}.`,
    contractReference && `Contract: ${contractReference}.`,
    seapNumber && `Nr. SEAP: ${seapNumber}.`,
  ];
  const order = `Comanda ${orderNumber} din ${formatDate(new Date(orderedAt))}. Plata: ${payment}.`;
  return [order, ...references.filter(Boolean)].join(" ");
}

function takesBackNote({ series, number, issuedAt }: NonNullable<InvoiceDocument["takesBack"]>): PdfContent {
  const text = `Stornează factura seria ${series} nr. ${number} din ${formatDate(new Date(issuedAt))}.`;
  return { text, bold: true, margin: [0, 0, 0, 6] };
}

interface Column {
  head: string;
  /** Width in points; "*" takes the remaining width. */
  width: number | "*";
  cell: (line: InvoiceLine, index: number) => PdfContent;
}

/**
 * Returns the columns of the lines. Without discounts there is no discount column, which leaves more room for names.
 */
export function columnsOf({
  lines,
  isPublicPurchase,
}: Pick<InvoiceDocument, "lines" | "isPublicPurchase">): Column[] {
  const code = ({ code: own, cpv }: InvoiceLine): PdfContent[] => {
    const text = [own && `Cod ${own}`, isPublicPurchase && cpv && `CPV ${cpv}`].filter(Boolean).join(", ");
    return text ? [{ text, style: "small" }] : [];
  };
  const isOutside = lines.length > 0 && lines.every(({ vatCategory }) => vatCategory === "O");
  const reduction: Column = {
    head: isOutside ? "Reducere" : "Reducere fără TVA",
    width: 46,
    cell: (line) =>
      rightCell(line.discountBani === 0 ? "" : amount(-netOf(line.discountBani, line.vatPercent))),
  };
  return [
    { head: "Nr.", width: 18, cell: (_, index) => `${index + 1}` },
    { head: "Denumire", width: "*", cell: (line) => ({ stack: [line.name, ...code(line)] }) },
    // Fits the longest unit, "pereche".
    { head: "UM", width: 34, cell: (line) => line.unit },
    { head: "Cant.", width: 28, cell: (line) => rightCell(`${line.quantity}`) },
    // Codul fiscal, art. 319 (20) requires the unit price without VAT.
    {
      head: isOutside ? "Preț unitar" : "Preț unitar fără TVA",
      width: 50,
      cell: (line) => rightCell(amount(netOf(line.unitPriceBani, line.vatPercent))),
    },
    ...(lines.some((line) => line.discountBani !== 0) ? [reduction] : []),
    {
      head: isOutside ? "Valoare" : "Valoare fără TVA",
      width: 52,
      cell: (line) => rightCell(amount(line.netBani)),
    },
    ...(isOutside ? [] : VAT_COLUMNS),
  ];
}

const VAT_COLUMNS: Column[] = [
  {
    head: "TVA",
    width: 46,
    cell: (line) => ({ text: `${amount(line.vatBani)}\n(${percent(line.vatPercent)})`, alignment: "right" }),
  },
  {
    head: "Valoare cu TVA",
    width: 52,
    cell: (line) => ({ text: amount(line.netBani + line.vatBani), alignment: "right" }),
  },
];

function linesTable(document: InvoiceDocument): PdfContent {
  const columns = columnsOf(document);
  const rows = document.lines.map((line, index) => columns.map(({ cell }) => cell(line, index)));
  const heads = columns.map(({ head }, column): PdfContent => ({
    text: head,
    style: "small",
    alignment: column > 2 ? "right" : "left",
  }));
  return {
    layout: {
      hLineWidth: (at) => (at === 0 ? 0 : at === 1 ? 1 : 0.5),
      hLineColor: (at) => (at === 1 ? INK : LINE),
      vLineWidth: () => 0,
      fillColor: (row) => (row === 0 ? SURFACE : null),
      paddingTop: () => 4,
      paddingBottom: () => 3,
    },
    fontSize: 8.5,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [heads, ...rows],
    },
  };
}

function totals({ vat, netBani, vatBani, totalBani, takesBack }: InvoiceDocument): PdfContent {
  const rate = vat.map((share) => [
    share.category === "E"
      ? `Scutit de TVA din ${amount(share.netBani)}`
      : `TVA ${percent(share.percent)} din ${amount(share.netBani)}`,
    amount(share.vatBani),
  ]);
  const rows = vat.some(({ category }) => category !== "O")
    ? [["Total fără TVA", amount(netBani)], ...rate, ["Total TVA", amount(vatBani)]]
    : [];
  const margin: [number, number, number, number] = [0, 3, 0, 2];
  const last = { bold: true, fontSize: 13, fillColor: SURFACE, margin };
  return {
    margin: [220, 10, 0, 6],
    unbreakable: true,
    layout: {
      // Draws a box around only the amount due.
      hLineWidth: (at, { table: { body } }) => (at >= body.length - 1 ? 1 : 0),
      vLineWidth: (at) => (at === 1 ? 0 : 1),
      hLineColor: () => INK,
      vLineColor: (_, __, row) => (row === rows.length ? INK : "#ffffff"),
    },
    table: {
      widths: ["*", 110],
      body: [
        ...rows.map(([label = "", value = ""]): PdfContent[] => [label, { text: value, alignment: "right" }]),
        [
          { ...last, text: takesBack ? "Total" : "Total de plată" },
          { ...last, text: `${amount(totalBani)} lei`, alignment: "right" },
        ],
      ],
    },
  };
}

function percent(value: number): string {
  return `${String(value).replace(".", ",")} %`;
}

function amount(bani: number): string {
  return documentAmount(bani);
}
