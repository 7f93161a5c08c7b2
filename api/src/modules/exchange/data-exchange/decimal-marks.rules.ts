/** Which sign a column of numbers has before its decimals: pure. One column is written by one program, so by one sign. */
export type Mark = "." | ",";
/** What a column's cells show: the signs that only decimals can stand behind, and a cell that reads both ways. */
export interface MarkEvidence {
  seen: ReadonlySet<Mark>;
  /** "12.500" or "12,500". */
  unsure: string | undefined;
}

export const NO_EVIDENCE: MarkEvidence = { seen: new Set(), unsure: undefined };

/** The evidence with one more cell. */
export function withCell({ seen, unsure }: MarkEvidence, cell: string): MarkEvidence {
  const told = markIn(cell);
  if (told === "unsure") return { seen, unsure: unsure ?? cell };
  return told === undefined || seen.has(told) ? { seen, unsure } : { seen: new Set([...seen, told]), unsure };
}

/** The column's sign; undefined where its cells show none or both. */
export function markOf({ seen }: MarkEvidence): Mark | undefined {
  return seen.size === 1 ? [...seen][0] : undefined;
}

/** The sign before the decimals of one cell; undefined where it has none. */
function markIn(cell: string): Mark | "unsure" | undefined {
  const digits = cell.replaceAll(/[\s\u00A0]|lei|ron|^[-+]/gi, "");
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  const marks = [...digits.matchAll(/[.,]/g)].map(([mark]) => mark as Mark); // the pattern has these two only
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return undefined;
  // "1.234.567" has thousands, so decimals stand behind the other sign.
  if (marks.length > 1) return first === last ? other(last) : last;
  const [whole = "", fraction = ""] = digits.split(last);
  return fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? "unsure" : last;
}

function other(mark: Mark): Mark {
  return mark === "." ? "," : ".";
}

/**
 * A cell that reads both ways, as the column's sign tells it: "12.500" is "12.5000" or "12500", which read one way only. Any
 * other cell as it is; undefined for one that reads both ways where no sign is known.
 */
export function settledCell(cell: string, mark: Mark | undefined): string | undefined {
  if (markIn(cell) !== "unsure") return cell;
  if (mark === undefined) return undefined;
  return cell.includes(mark) ? cell.replace(/(?<=\d)(?=\D*$)/, "0") : cell.replaceAll(other(mark), "");
}
