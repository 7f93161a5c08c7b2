/** What a movement of stock may be and how it is told: pure. */
import { STOCK_REASONS, type StaffStockReason } from "@curat/contract/staff/stock.values";

export type MovementReason = keyof typeof STOCK_REASONS;

/** What staff says of a product's stock: so many pieces in or out, or how many were counted. */
export interface AskedMovement {
  reason: StaffStockReason;
  /** Pieces that come in; negative for those that go out. Null where it was counted. */
  quantity: number | null;
  /** Pieces that are there. Null where a quantity is told. */
  counted: number | null;
  /** The stock that the one who asks saw; null: whatever stands. */
  expected: number | null;
}

export type JudgedMovement =
  | { ok: true; quantity: number }
  /** Somebody moved it meanwhile. */
  | { ok: false; error: "changed" }
  | { ok: false; error: "refused"; field: "quantity" | "counted" | "expected"; message: string };

/** More is a slip of the keyboard: sums of stock fit the column with room to spare. */
const MOST_PIECES = 10_000_000;

const NEEDS_ONE = "Completează fie cantitatea, fie numărul de bucăți numărate.";
const NEEDS_EXPECTED = "Spune ce stoc ai văzut când ai numărat.";
const NOT_IN = "Cantitatea intrată trebuie să fie mai mare decât zero.";
const NOTHING = "Cantitatea nu poate fi zero.";

/** How many pieces move where `stock` stand; 0 when what was counted is what stands. */
export function judgeMovement(
  { reason, quantity, counted, expected }: AskedMovement,
  stock: number,
): JudgedMovement {
  if ((quantity === null) === (counted === null)) return refused("quantity", NEEDS_ONE);
  if (counted !== null && reason !== "correction")
    return refused("counted", "Numărarea se înregistrează ca o corecție.");
  if (counted !== null && expected === null) return refused("expected", NEEDS_EXPECTED);
  if (quantity === 0) return refused("quantity", NOTHING);
  if (quantity !== null && reason !== "correction" && quantity < 0) return refused("quantity", NOT_IN);
  if (expected !== null && expected !== stock) return { ok: false, error: "changed" };
  const moved = quantity ?? (counted ?? 0) - stock;
  const field = counted === null ? "quantity" : "counted";
  if (stock + moved < 0) return refused(field, `Nu poate ieși mai mult decât este în stoc (${stock}).`);
  if (stock + moved > MOST_PIECES) return refused(field, `Stocul poate fi cel mult ${MOST_PIECES}.`);
  return { ok: true, quantity: moved };
}

function refused(field: "quantity" | "counted" | "expected", message: string): JudgedMovement {
  return { ok: false, error: "refused", field, message };
}

/** "Stoc corectat de la 12 la 9: spart la raft", as people read it in the history. */
export function movementSentence(
  { reason, note, reference }: { reason: MovementReason; note: string; reference: string },
  { before, after }: { before: number; after: number },
): string {
  const paper = reference === "" ? "" : ` (${reference})`;
  const why = note === "" ? "" : `: ${note}`;
  return `${VERBS[reason]} de la ${before} la ${after}${paper}${why}`;
}

const VERBS: Record<MovementReason, string> = {
  opening: "Stoc deschis",
  import: "Stoc importat",
  order: "Stoc scăzut pentru o comandă,",
  cancellation: "Stoc readus dintr-o comandă,",
  delivery: "Marfă recepționată, stoc",
  return: "Marfă returnată, stoc",
  correction: "Stoc corectat",
};
