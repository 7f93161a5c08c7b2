/** Rows of a table as one text. */

type Cell = string | number | null | undefined;

/** Tabs between cells, line feeds between rows; empty cells at a row's end are left out. */
export function joinRows(rows: Cell[][]): string {
  return rows
    .map((row) =>
      row
        .map((cell) => String(cell ?? "").replaceAll(/[\t\n]/g, " "))
        .join("\t")
        .replace(/\t+$/, ""),
    )
    .join("\n");
}

export function splitRows(text: string): string[][] {
  return text === "" ? [] : text.split("\n").map((row) => row.split("\t"));
}

/** Undefined for an empty cell. */
export function numberIn(cell: string | undefined): number | undefined {
  return cell ? Number(cell) : undefined;
}
