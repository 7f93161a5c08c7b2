import type { Settings } from "@curat/contract/settings";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Db } from "../../../db/database.ts";
import type { PdfFile } from "../../../http/pdf-answer.ts";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { rightCell, ruledTable, type TableColumn } from "../../../pdf/ruled-table.ts";
import { documentAmount } from "../../../text/money.ts";
import { loadLetterheadLogo, loadSettings } from "../../platform/settings/index.ts";
import { loadSuppliers } from "../suppliers/index.ts";
import { lineValue, orderName, packsText, totalOf } from "./purchase-orders.rules.ts";
import { findOrder, loadOrderLines, type Order, type OrderLine } from "./purchase-orders.store.ts";
import { dottedDay } from "../../../text/time.ts";

/** Returns the PDF of an order; undefined for an unknown id. Prices are omitted without `seesCosts`. */
export async function purchaseOrderFile(
  db: Db,
  id: number,
  { seesCosts }: { seesCosts: boolean },
): Promise<PdfFile | undefined> {
  const order = await findOrder(db, id);
  if (!order) return undefined;
  const [lines, [supplier]] = await Promise.all([
    loadOrderLines(db, id),
    loadSuppliers(db, [order.supplierId]),
  ]);
  const { INVOICE: shop } = await loadSettings(db);
  const { number, year, sentAt, createdAt } = order;
  const isSent = number !== null && year !== null;
  const title = isSent ? `Comanda ${orderName({ number, year })}` : "Comandă (ciornă)";
  const bytes = await renderPdf({
    title,
    author: shop.company,
    foot: [shop.company, shop.cui && `CUI ${shop.cui}`, shop.registry].filter(Boolean).join(" · "),
    issued: sentAt ?? createdAt,
    content: [
      await loadLetterheadLogo(db),
      { text: "Comandă către furnizor", style: "title", margin: [0, 16, 0, 2] },
      { text: headOf(order, title), style: "subtitle" },
      {
        columns: [
          buyer(shop),
          party("Furnizor", supplier?.name ?? order.supplier, [
            supplier?.cui && `CUI: ${supplier.cui}`,
            supplier?.register_number,
            supplier?.address,
            [supplier?.contact, supplier?.phone, supplier?.email].filter(Boolean).join(", "),
          ]),
        ],
        columnGap: 24,
        margin: [0, 6, 0, 12],
      },
      linesTable(lines, { seesCosts }),
      ...(seesCosts ? [total(order, lines)] : []),
      ...(order.note === "" ? [] : [{ text: order.note, margin: [0, 10, 0, 0] } as PdfContent]),
      {
        text: `Scrieți numărul comenzii pe factură și pe aviz. Anunțați-ne dacă un produs lipsește sau prețul s-a schimbat.`,
        style: "small",
        margin: [0, 14, 0, 0],
      },
    ],
  });
  return { name: isSent ? `comanda-furnizor-${number}-${year}.pdf` : `comanda-furnizor-ciorna.pdf`, bytes };
}

function headOf({ sentAt, expectedOn }: Order, title: string): string {
  const sent = sentAt ? `, din ${dottedDay(romanianDay(sentAt))}` : "";
  return `${title}${sent}${expectedOn ? `, livrare așteptată la ${dottedDay(expectedOn)}` : ""}`;
}

function buyer({ company, cui, registry, address, tel, email }: Settings["INVOICE"]): PdfContent {
  return party("Cumpărător", company, [
    cui && `CUI: ${cui}`,
    registry && `Reg. com.: ${registry}`,
    address && `Livrare la: ${address}`,
    [tel, email].filter(Boolean).join(", "),
  ]);
}

function party(label: string, name: string, rows: readonly (string | undefined)[]): PdfContent {
  return {
    stack: [
      { text: label, style: "small" },
      { text: name, bold: true, fontSize: 11 },
      ...rows.filter(Boolean).map((text = ""): PdfContent => ({ text })),
    ],
  };
}

function linesTable(lines: readonly OrderLine[], { seesCosts }: { seesCosts: boolean }): PdfContent {
  const columns: TableColumn[] = [
    { head: "Nr.", width: 18 },
    { head: "Codul dvs.", width: 62 },
    { head: "Denumirea", width: "*" },
    { head: "Bucăți", width: 40, isNumber: true },
    { head: "Pachete", width: 62, isNumber: true },
    ...(seesCosts
      ? [
          { head: "Preț pe pachet", width: 56, isNumber: true },
          { head: "Valoare", width: 60, isNumber: true },
        ]
      : []),
  ];
  const amount = (bani: number | null) => rightCell(bani === null ? "–" : documentAmount(bani));
  return ruledTable(
    columns,
    lines.map((line, index): PdfContent[] => [
      `${index + 1}`,
      line.code,
      { stack: [line.product, { text: `Codul nostru: ${line.productCode}`, style: "small" }] },
      rightCell(`${line.pieces}`),
      rightCell(line.pack === 1 ? "" : packsText(line)),
      ...(seesCosts ? [amount(line.priceBani), amount(lineValue(line))] : []),
    ]),
  );
}

function total({ currency }: Order, lines: readonly OrderLine[]): PdfContent {
  return {
    text: `Total fără TVA: ${documentAmount(totalOf(lines))} ${currency === "EUR" ? "euro" : "lei"}`,
    bold: true,
    fontSize: 12,
    alignment: "right",
    margin: [0, 10, 0, 0],
  };
}
