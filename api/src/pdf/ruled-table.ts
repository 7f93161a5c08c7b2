import type { PdfContent } from "./render-pdf.ts";

export interface TableColumn {
  head: string;
  /** In points; `*` takes the remaining width. */
  width: number | "*";
  /** Aligns the head to the right; cells are aligned by the caller. */
  isNumber?: boolean;
}

/** Returns a table with thin lines between rows. Its head is repeated on each page, and rows are not split. */
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
