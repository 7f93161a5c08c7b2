import type { PdfContent } from "./render-pdf.ts";

export interface TableColumn {
  head: string;
  width: number | "*";
  /** Aligns the head to the right. Callers align the cells. */
  isNumber?: boolean;
}

/** Returns a table with thin lines between rows. Repeats the head on each page and does not split rows. */
export function ruledTable(columns: readonly TableColumn[], rows: PdfContent[][]): PdfContent {
  return {
    layout: "lightHorizontalLines",
    fontSize: 8.5,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map(({ head, isNumber = false }): PdfContent => ({
          text: head,
          style: "small",
          alignment: isNumber ? "right" : "left",
        })),
        ...rows,
      ],
    },
  };
}

export function rightCell(text: string): PdfContent {
  return { text, alignment: "right" };
}
