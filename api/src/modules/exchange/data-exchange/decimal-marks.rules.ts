/** All numbers of a column usually come from one program, so the column has one decimal mark. */
export type Mark = "." | ",";
/** The column's unambiguous decimal marks, and one ambiguous cell. */
export interface MarkEvidence {
  seen: ReadonlySet<Mark>;
  unsure: string | undefined;
}

export const NO_EVIDENCE: MarkEvidence = { seen: new Set(), unsure: undefined };

export function withCell({ seen, unsure }: MarkEvidence, cell: string): MarkEvidence {
  const reported = markIn(cell);
  if (reported === "unsure") return { seen, unsure: unsure ?? cell };
  return reported === undefined || seen.has(reported)
    ? { seen, unsure }
    : { seen: new Set([...seen, reported]), unsure };
}

export function markOf({ seen }: MarkEvidence): Mark | undefined {
  return seen.size === 1 ? [...seen][0] : undefined;
}

/** Returns the decimal mark that a cell implies: "unsure" for an ambiguous cell, undefined without a mark. */
function markIn(cell: string): Mark | "unsure" | undefined {
  const digits = cell.replaceAll(/[\s\u00A0]|lei|ron|^[-+]/gi, "");
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  const marks = [...digits.matchAll(/[.,]/g)].map(([mark]) => mark as Mark); // The pattern matches only these characters.
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return undefined;
  // In "1.234.567" the dots group thousands, so the decimal mark is the other one.
  if (marks.length > 1) return first === last ? other(last) : last;
  const [whole = "", fraction = ""] = digits.split(last);
  return fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? "unsure" : last;
}

function other(mark: Mark): Mark {
  return mark === "." ? "," : ".";
}

/**
 * Rewrites an ambiguous cell with the column's mark, for example "12.500" as "12.5000" or "12500". Returns undefined
 * if the mark is unknown.
 */
export function settledCell(cell: string, mark: Mark | undefined): string | undefined {
  if (markIn(cell) !== "unsure") return cell;
  if (mark === undefined) return undefined;
  return cell.includes(mark) ? cell.replace(/(?<=\d)(?=\D*$)/, "0") : cell.replaceAll(other(mark), "");
}
