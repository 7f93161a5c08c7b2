import type { PickList } from "@curat/contract/staff/packing";
import { type PdfContent, renderPdf } from "../../../pdf/render-pdf.ts";
import { counted } from "@curat/contract/quantity-text.values";
import { dottedDay, formatTime } from "../../../text/time.ts";

const TITLE = "Listă de culegere";

export async function pickListPdf(list: PickList, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const pieces = list.products.reduce((sum, { quantity }) => sum + quantity, 0);
  const sizes = [
    counted(list.orders.length, "o comandă", "comenzi"),
    counted(list.products.length, "un produs", "produse"),
    counted(pieces, "o bucată", "bucăți"),
  ];
  const categories = [...new Set(list.products.map(({ category }) => category))];
  return renderPdf({
    title: TITLE,
    author: "",
    foot: `${TITLE}, ${formatTime(now)}`,
    issued: now,
    content: [
      { text: TITLE, style: "title" },
      { text: `${sizes.join(", ")} · ${formatTime(now)}`, style: "subtitle" },
      ...(list.left_out.length > 0
        ? [{ text: `Fără comenzile anulate sau refuzate: ${list.left_out.join(", ")}.`, style: "small" }]
        : []),
      ...categories.flatMap((category) => section(category, list.products)),
      { text: "Pe comenzi", style: "title", margin: [0, 18, 0, 4] },
      ...list.orders.map(orderBlock),
    ],
  });
}

function section(category: string, products: PickList["products"]): PdfContent[] {
  const rows = products
    .filter((product) => product.category === category)
    .map(({ name, code, barcode, shelf, quantity, lots, orders }): PdfContent[] => [
      box(),
      { text: String(quantity), bold: true, fontSize: 12, alignment: "right" },
      {
        stack: [
          {
            text: [shelf !== "" && { text: `${shelf}  `, bold: true }, name].filter((part) => part !== false),
          },
          { text: [code, barcode].filter(Boolean).join(" · "), style: "small" },
          ...lots.map(({ code: lot, expires_on: day, pieces }) => ({
            text: `Lot ${lot}${day === null ? "" : `, expiră ${dottedDay(day)}`}: ${pieces} buc.`,
            bold: true,
            fontSize: 8.5,
          })),
        ],
      },
      { text: orders.map((order) => `${order.number}: ${order.quantity}`).join(", "), style: "small" },
    ]);
  return [
    { text: category === "" ? "Fără categorie" : category, style: "section" },
    {
      layout: "lightHorizontalLines",
      table: { dontBreakRows: true, widths: [12, 34, "*", 170], body: rows },
    },
  ];
}

function orderBlock({ number, name, lines, free_lines: free }: PickList["orders"][number]): PdfContent {
  return {
    unbreakable: true,
    margin: [0, 6, 0, 4],
    stack: [
      { text: [{ text: `Comanda ${number}`, bold: true }, ` · ${name}`] },
      {
        layout: "noBorders",
        table: {
          widths: [12, 34, "*", 110],
          body: [...lines, ...free.map((line) => ({ ...line, code: `${line.unit}, fără produs` }))].map(
            (line): PdfContent[] => [
              box(),
              { text: String(line.quantity), bold: true, alignment: "right" },
              line.name,
              { text: line.code, style: "small" },
            ],
          ),
        },
      },
    ],
  };
}

function box(): PdfContent {
  return { canvas: [{ type: "rect", x: 0, y: 2, w: 9, h: 9, lineWidth: 0.7, lineColor: "#5b616e" }] };
}
