const MAX_PIECES = 1_000_000;

interface CountedBefore {
  counted: number | null;
  /** Pieces that should have been there when the line was counted. */
  expected: number | null;
  /** Names separated by commas. */
  countedBy: string | null;
}

interface NewCount {
  pieces: number;
  /** Add to the earlier count of the product or replace it; undefined until staff choose. */
  mode?: "add" | "replace" | undefined;
  /** A scan adds to the person's own earlier scans without asking. */
  isScan: boolean;
  by: string;
  /** Pieces that should be there now. */
  atHand: number;
}

export type JudgedCount =
  | { ok: true; counted: number; countedBy: string }
  | { ok: false; field: "mode" | "pieces"; message: string };

/** Returns the line's new count, or why staff must choose or count again. */
export function judgeCount(before: CountedBefore, requested: NewCount): JudgedCount {
  const { pieces, mode, by } = requested;
  const { counted, expected } = before;
  if (counted === null || mode === "replace") return { ok: true, counted: pieces, countedBy: by };
  const earlier = before.countedBy ?? "";
  const isOwnScan = requested.isScan && earlier === by;
  if (mode === undefined && !isOwnScan)
    return {
      ok: false,
      field: "mode",
      message: `Produsul a fost deja numărat: ${counted} buc. (${earlier}). Alege dacă aduni sau înlocuiești.`,
    };
  if (expected !== requested.atHand)
    return {
      ok: false,
      field: "mode",
      message: `După prima numărare (${counted} buc.) stocul s-a schimbat. Numără din nou tot și alege „Înlocuiește”.`,
    };
  if (counted + pieces > MAX_PIECES)
    return { ok: false, field: "pieces", message: "Un produs poate avea cel mult 1.000.000 de bucăți." };
  const names = new Set([...earlier.split(", ").filter(Boolean), by]);
  return { ok: true, counted: counted + pieces, countedBy: [...names].join(", ") };
}

/** Returns counted minus expected pieces; 0 for an uncounted line. */
export function differenceOf({ counted, expected }: Omit<CountedBefore, "countedBy">): number {
  return counted === null || expected === null ? 0 : counted - expected;
}

export function countName({ number, year }: { number: number; year: number }): string {
  return `Inventar ${number}/${year}`;
}
