/** Repeats the demo's products with unique codes, names and URLs. */

type Cell = string | number | null;

/** Leaves out other columns: with all of them, a hundred thousand products would be 170 MB. */
const COLUMNS = [
  "Cod",
  "Nume",
  "Cod produs principal",
  "Marcă",
  "Categorie",
  "Preț de listă (lei cu TVA)",
  "La vânzare",
  "Adresă",
  "Descriere",
  "Cod de bare",
  "Cantitate netă",
  "Greutate (g)",
  "Dimensiuni (mm)",
  "Variantă",
  "Imagini",
] as const;
type Column = (typeof COLUMNS)[number];
const MAX_CHARACTERS = 60;

/** Returns a CSV with a header and `count` rows, each of a different product. */
export function manyRows(head: readonly string[], base: readonly (readonly Cell[])[], count: number): string {
  const lines = [lineOf(COLUMNS)];
  for (let row = 0; row < count; row += 1) {
    const copy = Math.floor(row / base.length) + 1;
    const reported = base[row % base.length] ?? [];
    const cellOf = (column: Column): Cell => {
      const place = head.indexOf(column);
      if (place < 0) throw new Error(`Files of products have no column "${column}".`);
      return copied(column, reported[place] ?? null, { row, copy });
    };
    lines.push(lineOf(COLUMNS.map(cellOf)));
  }
  return lines.join("\n");
}

function copied(column: Column, cell: Cell, { row, copy }: { row: number; copy: number }): Cell {
  if (cell === null || cell === "") return cell;
  if (column === "Nume") return `${cell} ${copy}`;
  if (["Cod", "Cod produs principal", "Adresă"].includes(column)) return `${cell}-${copy}`;
  if (column === "Cod de bare") return barcodeOf(row);
  if (column === "Descriere")
    return String(cell)
      .replaceAll(/<[^>]*>/g, "")
      .slice(0, MAX_CHARACTERS);
  return column === "Imagini" ? (String(cell).split("\n", 1)[0] ?? "") : cell;
}

/** Returns a barcode from the EAN-13 range that is reserved for use within a shop. */
function barcodeOf(row: number): string {
  const digits = `20${String(row).padStart(10, "0")}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export function lineOf(cells: readonly Cell[]): string {
  return cells
    .map((cell) => {
      const text = typeof cell === "number" ? String(cell).replace(".", ",") : (cell ?? "");
      return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(";");
}
