interface PastedRow {
  from: string;
  to: string;
  /** Line number, counted from 1. */
  line: number;
}

/** Returns the rows, or an error for the first invalid one. The first line may be a header. */
export function pastedRows(text: string): { ok: true; rows: PastedRow[] } | { ok: false; error: string } {
  const rows: PastedRow[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const [from = "", to = ""] = cellsOf(line).map(addressOf);
    if (rows.length === 0 && !isAddress(from) && !isAddress(to)) continue;
    if (from === "" || to === "")
      return { ok: false, error: `Rândul ${at + 1}: lipsește una dintre adrese.` };
    rows.push({ from, to, line: at + 1 });
  }
  return rows.length === 0
    ? { ok: false, error: "Nu am găsit nicio redirecționare de adăugat." }
    : { ok: true, rows };
}

function cellsOf(line: string): string[] {
  const between = ["\t", ";", ","].find((separator) => line.includes(separator)) ?? "\t";
  return line.split(between).map((cell) => cell.trim().replaceAll(/^"|"$/g, "").trim());
}

function addressOf(cell: string): string {
  if (!/^https?:\/\//i.test(cell) || !URL.canParse(cell)) return cell;
  const { pathname, search } = new URL(cell);
  return pathname + search;
}

function isAddress(cell: string): boolean {
  return cell.startsWith("/");
}

/** Returns the API's errors about rows, each with its line number. */
export function atLines(
  errors: Record<string, string[]>,
  rows: readonly PastedRow[],
): Record<string, string[]> {
  const reported = Object.entries(errors).map(([field, [message = ""]]) => {
    const [, place] = /^rows\.(\d+)/.exec(field) ?? [];
    const row = place === undefined ? undefined : rows[Number(place)];
    return row ? `Rândul ${row.line}: ${message}` : message;
  });
  return { rows: reported };
}
