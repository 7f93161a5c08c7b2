/** What becomes of the withdrawals from an order that is changed before it leaves: pure. (decision 0017) */
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { NewOrderLine } from "../../selling/orders/index.ts";
import type { PlannedLine, ReturnStatus } from "./returns.rules.ts";

/** Pieces of a return, as the order has them. */
export interface HeldLine {
  position: number;
  quantity: number;
  productId: number | null;
  name: string;
  unit: string;
  unitPriceBani: number;
}
export interface HeldReturn {
  id: number;
  number: number;
  status: ReturnStatus;
  bank: string;
  iban: string;
  lines: HeldLine[];
}
type SoldLine = Pick<NewOrderLine, "productType" | "productId" | "quantity" | "unitPriceBani">;

export interface ReturnAfter extends Omit<HeldReturn, "lines"> {
  /** Pieces that the changed order still has, at their lines of it. */
  kept: PlannedLine[];
  /** The same, as the order had them. */
  left: HeldLine[];
  /** Pieces that it has no more, and all of what had ended before: no line of the order stands for them from now on. */
  gone: HeldLine[];
  /** The change does what its buyer declared. */
  isSettled: boolean;
}

/**
 * Of a product that the order holds less of, the pieces that its buyer withdrew from go first, those of the earliest
 * withdrawal before others; what stays of them is found again at the changed order's lines, whose positions are theirs.
 */
export function returnsAfter(
  held: readonly HeldReturn[],
  { before, after }: { before: readonly SoldLine[]; after: readonly SoldLine[] },
): ReturnAfter[] {
  const less = new Map(
    [...piecesOf(before)].map(([id, pieces]) => [id, pieces - (piecesOf(after).get(id) ?? 0)]),
  );
  const free = after.map((line) => (isProduct(line) ? line.quantity : 0));
  return held.map(({ lines, ...request }) => {
    if (isOver(request.status)) return { ...request, kept: [], left: [], gone: lines, isSettled: false };
    const parted = lines.map((line) => part(line, less));
    const left = parted.flatMap((one) => one.left);
    const kept = new Map<number, number>();
    for (const line of left) seat(line, { after, free, kept });
    return {
      ...request,
      kept: [...kept].map(([position, quantity]) => ({ position, quantity })),
      left,
      gone: parted.flatMap((one) => one.gone),
      isSettled: left.length === 0,
    };
  });
}

/** Nothing of it counts as taken back. */
function isOver(status: ReturnStatus): boolean {
  return status === "rejected" || status === "closed";
}

function isProduct({ productType }: SoldLine): boolean {
  return productType === PRODUCT_TYPE.product;
}

function piecesOf(lines: readonly SoldLine[]): Map<number | null, number> {
  const pieces = new Map<number | null, number>();
  for (const { productId, quantity } of lines.filter(isProduct))
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}

function part(line: HeldLine, less: Map<number | null, number>): { left: HeldLine[]; gone: HeldLine[] } {
  const most = Math.max(0, less.get(line.productId) ?? 0);
  const gone = Math.min(line.quantity, most);
  less.set(line.productId, most - gone);
  const some = (quantity: number): HeldLine[] => (quantity > 0 ? [{ ...line, quantity }] : []);
  return { left: some(line.quantity - gone), gone: some(gone) };
}

/** At a line of the same price before another: that is what it was withdrawn from. */
function seat(
  { productId, quantity, unitPriceBani, name }: HeldLine,
  { after, free, kept }: { after: readonly SoldLine[]; free: number[]; kept: Map<number, number> },
): void {
  const own = [...after.keys()].filter((position) => after[position]?.productId === productId);
  const isSame = (position: number): boolean => after[position]?.unitPriceBani === unitPriceBani;
  let rest = quantity;
  for (const position of [...own.filter(isSame), ...own.filter((other) => !isSame(other))]) {
    const pieces = Math.min(rest, free[position] ?? 0);
    if (pieces === 0) continue;
    free[position] = (free[position] ?? 0) - pieces;
    kept.set(position, (kept.get(position) ?? 0) + pieces);
    rest -= pieces;
  }
  if (rest > 0) throw new Error(`More of "${name}" was withdrawn from than its order held.`);
}

/** What staff reads of it: what the change settles, and what it keeps although its buyer withdrew from it. */
export function wordsOf(returns: readonly ReturnAfter[]): { settled: string[]; kept: string[] } {
  const pieces = (lines: readonly HeldLine[]): string =>
    lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
  const open = returns.filter(({ status }) => !isOver(status));
  return {
    settled: open.flatMap(({ number, gone, isSettled }) => {
      if (isSettled) return [`Retragerea ${number} se încheie: produsele ei ies din comandă.`];
      return gone.length > 0 ? [`Din retragerea ${number} ies din comandă: ${pieces(gone)}.`] : [];
    }),
    kept: open.flatMap(({ number, left }) =>
      left.length > 0
        ? [
            `Cumpărătorul s-a retras din ${pieces(left)} (retragerea ${number}), dar comanda le păstrează: scoate-le înainte să plece.`,
          ]
        : [],
    ),
  };
}
