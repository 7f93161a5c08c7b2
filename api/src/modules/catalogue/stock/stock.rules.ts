import { STOCK_REASONS, type StaffStockReason } from "@curat/contract/staff/stock.values";

export type MovementReason = keyof typeof STOCK_REASONS;

/** Either a number of pieces received or removed, or a counted stock. */
export interface RequestedMovement {
  reason: StaffStockReason;
  quantity: number | null;
  counted: number | null;
  /** Stock that the staff member saw; null skips the check. */
  expected: number | null;
}

export type JudgedMovement =
  | { ok: true; quantity: number }
  | { ok: false; error: "changed" }
  | { ok: false; error: "refused"; field: "quantity" | "counted" | "expected"; message: string };

/** Maximum number of pieces. A larger number is a typing error, and the sum of movements up to it fits the column. */
const MAX_PIECES = 10_000_000;

const NEEDS_ONE = "Completează fie cantitatea, fie numărul de bucăți numărate.";
const NEEDS_EXPECTED = "Scrie ce stoc era afișat când ai numărat.";
const NOT_IN = "Cantitatea intrată trebuie să fie mai mare decât zero.";
const NOTHING = "Cantitatea nu poate fi zero.";

/** Returns the number of pieces by which `stock` changes, or why the movement is refused. */
export function judgeMovement(
  { reason, quantity, counted, expected }: RequestedMovement,
  stock: number,
): JudgedMovement {
  if ((quantity === null) === (counted === null)) return refused("quantity", NEEDS_ONE);
  if (counted !== null && reason !== "correction")
    return refused("counted", "Când scrii câte bucăți ai numărat, alege motivul „Corecție”.");
  if (counted !== null && expected === null) return refused("expected", NEEDS_EXPECTED);
  if (quantity === 0) return refused("quantity", NOTHING);
  if (quantity !== null && reason !== "correction" && quantity < 0) return refused("quantity", NOT_IN);
  if (expected !== null && expected !== stock) return { ok: false, error: "changed" };
  const moved = quantity ?? (counted ?? 0) - stock;
  const field = counted === null ? "quantity" : "counted";
  if (stock + moved < 0) return refused(field, `Scrie cel mult ${stock}: atât este în stoc.`);
  if (stock + moved > MAX_PIECES) return refused(field, `Stocul poate fi cel mult ${MAX_PIECES}.`);
  return { ok: true, quantity: moved };
}

function refused(field: "quantity" | "counted" | "expected", message: string): JudgedMovement {
  return { ok: false, error: "refused", field, message };
}

/** Returns the sentence for the history, such as "Stoc corectat de la 12 la 9: spart la raft". */
export function movementSentence(
  { reason, note, reference }: { reason: MovementReason; note: string; reference: string },
  { before, after }: { before: number; after: number },
): string {
  const paper = reference === "" ? "" : ` (${reference})`;
  const why = note === "" ? "" : `: ${note}`;
  return `${VERBS[reason]} de la ${before} la ${after}${paper}${why}`;
}

const VERBS: Record<MovementReason, string> = {
  opening: "Stoc inițial",
  import: "Stoc importat",
  order: "Stoc scăzut pentru o comandă,",
  cancellation: "Stoc refăcut după o comandă anulată,",
  delivery: "Marfă recepționată, stoc",
  return: "Marfă returnată, stoc",
  correction: "Stoc corectat",
  transfer: "Stoc mutat prin transfer",
};
