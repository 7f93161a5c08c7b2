/** Renders a goods receipt as the form 14-3-1A "Notă de recepție și constatare de diferențe". (OMFP 2634/2015) */
import type { Settings } from "@curat/contract/settings";
import type { Db } from "../../../db/database.ts";
import type { PdfFile } from "../../../http/pdf-answer.ts";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { rightCell } from "../../../pdf/ruled-table.ts";
import { documentAmount } from "../../../text/money.ts";
import { loadLetterheadLogo, loadSettings } from "../../platform/settings/index.ts";
import { differencesWithOrders } from "./order-differences.ts";
import { costsOf, nirName } from "./posting.service.ts";
import {
  findReceipt,
  loadLines,
  type Receipt,
  type ReceivedProductFacts,
  type StoredLine,
} from "./receipts.store.ts";
import { dottedDay } from "../../../text/time.ts";

const LINE = "#e4e7ec";

interface PrintedLine extends StoredLine {
  product: ReceivedProductFacts | undefined;
  documentPieces: number;
  pieces: number;
  /** Net cost in bani; null without the permission `costs:view`. */
  printedBani: number | null;
}

/** Returns the PDF of a receipt; undefined for an unknown id. Prices are omitted without `seesCosts`. */
export async function receiptFile(
  db: Db,
  id: number,
  { seesCosts }: { seesCosts: boolean },
): Promise<PdfFile | undefined> {
  const receipt = await findReceipt(db, id);
  if (!receipt) return undefined;
  const lines = await loadLines(db, id);
  const { products, costs } = await costsOf(db, receipt, lines);
  const costOf = new Map(costs.map((one) => [one.lineId, one.valueBani]));
  // Without an exchange rate, the cost in lei is unknown.
  const isPriced = seesCosts && receipt.rate !== null;
  const printed = lines.map((line): PrintedLine => ({
    ...line,
    product: line.productId === null ? undefined : products.get(line.productId),
    documentPieces: line.documentQuantity * (line.pack ?? 1),
    pieces: line.quantity * (line.pack ?? 1),
    printedBani: isPriced ? (line.costBani ?? costOf.get(line.id) ?? null) : null,
  }));
  const { INVOICE: shop } = await loadSettings(db);
  const bytes = await renderPdf({
    title: titleOf(receipt),
    author: shop.company,
    foot: "14-3-1A · Notă de recepție și constatare de diferențe (OMFP 2634/2015)",
    issued: receipt.postedAt ?? receipt.createdAt,
    content: contentOf({
      receipt,
      lines: printed,
      shop,
      mark: await loadLetterheadLogo(db),
      orders: await differencesWithOrders(db, receipt, costs),
    }),
  });
  const { number, year } = receipt;
  return { name: number === null ? `receptie-${id}.pdf` : `nir-${number}-${year}.pdf`, bytes };
}

function rateText(rate: number): string {
  return `Prețuri în euro, la cursul ${String(rate).replace(".", ",")} lei`;
}

function titleOf({ number, year }: Receipt): string {
  return number === null || year === null ? "Recepție (ciornă)" : nirName({ number, year });
}

function contentOf({
  receipt,
  lines,
  shop,
  mark,
  orders,
}: {
  receipt: Receipt;
  lines: readonly PrintedLine[];
  shop: Settings["INVOICE"];
  mark: PdfContent;
  orders: OrderDifferences;
}): PdfContent[] {
  const { supplier, supplierCui, documentNumber, documentOn, receivedOn, currency, rate } = receipt;
  const unit = [shop.company, shop.cui && `CUI ${shop.cui}`, shop.registry].filter(Boolean).join(", ");
  const paper = `${documentNumber || "–"} din ${documentOn ? dottedDay(documentOn) : "–"}`;
  return [
    mark,
    { text: "Notă de recepție și constatare de diferențe", style: "title", margin: [0, 12, 0, 2] },
    { text: `${titleOf(receipt)}, din ${dottedDay(receivedOn)}`, style: "subtitle" },
    ...(receipt.undoneAt
      ? [{ text: `ANULAT: ${receipt.undoReason}`, bold: true, margin: [0, 0, 0, 6] } as PdfContent]
      : []),
    {
      columns: [
        { stack: [{ text: "Unitatea", style: "small" }, { text: unit }] },
        {
          stack: [
            { text: "Furnizor", style: "small" },
            { text: [supplier, supplierCui && `CUI ${supplierCui}`].filter(Boolean).join(", ") },
            { text: `Document: ${paper}` },
            ...(currency === "EUR"
              ? [{ text: rate === null ? "Prețuri în euro, fără curs completat" : rateText(rate) }]
              : []),
          ],
        },
      ],
      columnGap: 24,
      margin: [0, 0, 0, 10],
    },
    {
      text: "Subsemnații, membri ai comisiei de recepție, am recepționat valorile materiale de mai jos:",
      margin: [0, 0, 0, 4],
    },
    linesTable(lines),
    ...differencesOf(lines),
    ...orderDifferencesOf(orders),
    ...(receipt.note === "" ? [] : [{ text: receipt.note, margin: [0, 6, 0, 0] } as PdfContent]),
    signatures(receipt),
  ];
}

function linesTable(lines: readonly PrintedLine[]): PdfContent {
  const heads = [
    "Nr.",
    "Cod",
    "Denumirea",
    "UM",
    "Cant. pe document",
    "Cant. primită",
    "Preț unitar",
    "Valoare",
  ];
  const total = lines.reduce((sum, { printedBani }) => sum + (printedBani ?? 0), 0);
  const isPriced = lines.some(({ printedBani }) => printedBani !== null);
  return {
    table: {
      headerRows: 1,
      widths: [20, 58, "*", 28, 52, 46, 52, 60],
      body: [
        heads.map((text, index): PdfContent => ({
          text,
          bold: true,
          fontSize: 8,
          alignment: index > 3 ? "right" : "left",
        })),
        ...lines.map(({ product, code, name, documentPieces, pieces, printedBani, lot }, index) => [
          String(index + 1),
          product?.code ?? code,
          [product?.name ?? name, lotText(lot)].filter(Boolean).join("\n"),
          product?.unit ?? "buc.",
          rightCell(String(documentPieces)),
          rightCell(String(pieces)),
          rightCell(printedBani === null || pieces === 0 ? "–" : documentAmount(printedBani / pieces)),
          rightCell(printedBani === null ? "–" : documentAmount(printedBani)),
        ]),
        [
          { text: "Total, lei fără TVA", bold: true, colSpan: 7 },
          ...Array.from({ length: 6 }, () => ""),
          { text: isPriced ? documentAmount(total) : "–", bold: true, alignment: "right" },
        ],
      ] as PdfContent[][],
    },
    layout: { hLineColor: () => LINE, vLineColor: () => LINE },
    fontSize: 8.5,
  };
}

function lotText(lot: StoredLine["lot"]): string {
  if (!lot) return "";
  return [lot.code && `Lot ${lot.code}`, lot.expiresOn && `expiră ${dottedDay(lot.expiresOn)}`]
    .filter(Boolean)
    .join(", ");
}

function differencesOf(lines: readonly PrintedLine[]): PdfContent[] {
  const different = lines.filter(({ documentPieces, pieces }) => documentPieces !== pieces);
  const descriptions = different.map(({ product, name, documentPieces, pieces }) => {
    const count = Math.abs(pieces - documentPieces);
    return `${product?.code ?? ""} ${product?.name ?? name}: ${pieces < documentPieces ? "lipsă" : "plus"} ${count} buc.`.trim();
  });
  return [
    { text: "Diferențe constatate", style: "section" },
    descriptions.length === 0 ? { text: "Nu s-au constatat diferențe." } : { ul: descriptions },
  ];
}

type OrderDifferences = Awaited<ReturnType<typeof differencesWithOrders>>;

function orderDifferencesOf(orders: OrderDifferences): PdfContent[] {
  return orders.flatMap(({ name, differences }): PdfContent[] => {
    const descriptions = differences.map(({ product_code: code, product, ordered, before, pieces }) => {
      const earlier = before === 0 ? "" : `, primite anterior ${before} buc.`;
      return `${code} ${product}: comandate ${ordered} buc.${earlier}, primite acum ${pieces} buc.`;
    });
    return [
      { text: `Diferențe față de comanda ${name}`, style: "section" },
      descriptions.length === 0 ? { text: "Nu sunt diferențe." } : { ul: descriptions },
    ];
  });
}

function signatures({ commission, postedBy }: Receipt): PdfContent {
  const names = commission
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const people = [...names, "", ""].slice(0, Math.max(2, names.length));
  const cell = (text: string): PdfContent => ({ text, margin: [0, 6, 0, 6] });
  return {
    table: {
      widths: ["*", "*", "*"],
      body: [
        ["Comisia de recepție (nume)", "Data", "Semnătura"].map((text): PdfContent => ({
          text,
          bold: true,
          fontSize: 8,
        })),
        ...people.map((name) => [cell(name), cell(""), cell("")]),
        [cell(`Primit în gestiune: ${postedBy ?? ""}`), cell(""), cell("")],
      ],
    },
    layout: { hLineColor: () => LINE, vLineColor: () => LINE },
    margin: [0, 14, 0, 0],
  };
}
