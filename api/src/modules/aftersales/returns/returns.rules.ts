/** What may be returned, how a return goes on and what it pays back: pure. (decisions/0018: Orders after placing) */
import type { DeadlineState } from "@curat/contract/staff/queue.values";
import { type Deadline, deadlineOf } from "../../../calendar/deadline.ts";
import type { LinePieces } from "../../selling/ledger/index.ts";
import { REFUND_DAYS } from "./return-days.rules.ts";

/** Statuses with their labels and the moves that lead out of them; checks and tests derive from this table. */
export const RETURN_STATUSES = {
  requested: { label: "Cerere primită", moves: ["approved", "rejected"] },
  approved: { label: "Aprobată", moves: ["on_the_way", "rejected"] },
  on_the_way: { label: "În drum", moves: ["received"] },
  // What was sent back may turn out not to be what was agreed.
  received: { label: "Recepționată", moves: ["refunded", "rejected"] },
  refunded: { label: "Rambursată", moves: [] },
  rejected: { label: "Respinsă", moves: [] },
  // A withdrawal needs nobody's consent; what never left need not come back (decision 0017).
  declared: {
    label: "Retragere înregistrată",
    moves: ["on_the_way", "received", "refunded", "rejected", "closed"],
  },
  closed: { label: "Încheiată", moves: [] },
} as const satisfies Record<string, { label: string; moves: readonly string[] }>;

export type ReturnStatus = keyof typeof RETURN_STATUSES;

export function isReturnStatus(text: string): text is ReturnStatus {
  return Object.hasOwn(RETURN_STATUSES, text);
}

/** A status, as its column keeps it, in words. */
export function returnStatusLabel(status: string): string {
  return isReturnStatus(status) ? RETURN_STATUSES[status].label : status;
}

/** The statuses in which a return waits for the shop. */
export function waitingStatuses(): ReturnStatus[] {
  // Object.keys forgets what it was given.
  return (Object.keys(RETURN_STATUSES) as ReturnStatus[]).filter((status) => movesOf(status).length > 0);
}

/** The statuses that a return may be moved to. */
export function movesOf(status: ReturnStatus): readonly ReturnStatus[] {
  return RETURN_STATUSES[status].moves;
}

/** What its open pieces become when a return ends. */
export const ENDS: Partial<Record<ReturnStatus, "returned" | "kept">> = {
  refunded: "returned",
  rejected: "kept",
  closed: "kept",
};

/** Orders that arrived, and are not all back yet. */
export const RETURNABLE_STATUSES = ["delivered", "completed", "partly_returned"] as const;

/** From placing on one may withdraw from the contract, before delivery too. (law: Withdrawal) */
export const WITHDRAWABLE_STATUSES = [
  "new",
  "awaiting_payment",
  "confirmed",
  "preparing",
  "shipped",
  ...RETURNABLE_STATUSES,
] as const;

/** What the deadline of a return follows from. */
interface Owed {
  status: ReturnStatus;
  createdAt: Date;
  /** Null while the order has not arrived. */
  deliveredAt: Date | null;
  orderStatus: string;
}

/** Until when the money of a return has to be back; null once nothing is asked of the shop any more. */
export function refundDeadline(owed: Owed, now: Date): (Deadline & { state: DeadlineState }) | null {
  if (movesOf(owed.status).length === 0) return null;
  const deadline = deadlineOf(owed.createdAt, REFUND_DAYS, now);
  const over = mayWait(owed) ? "waiting" : "late";
  return { ...deadline, state: deadline.daysLeft < 0 ? over : "running" };
}

/** The shop may keep the money until what was sent is back. (law: Withdrawal; OUG 34/2014 art. 13) */
function mayWait({ status, deliveredAt, orderStatus }: Owed): boolean {
  return status !== "received" && (deliveredAt !== null || orderStatus === "shipped");
}

const MAX_NAMED = 5;

/** Which returns are past their days, by their numbers: those that are late, those whose goods are not back yet. */
export function overdueWords({
  late,
  waiting,
}: {
  late: readonly (number | string)[];
  waiting: readonly (number | string)[];
}): string[] {
  const words = (title: string, numbers: readonly (number | string)[]) => {
    const more = numbers.length - MAX_NAMED;
    const named = numbers.slice(0, MAX_NAMED).join(", ") + (more > 0 ? ` și încă ${more}` : "");
    return numbers.length === 0 ? [] : [`${title}: ${named}`];
  };
  return [...words("Întârziate", late), ...words("Peste termen, dar produsele nu sunt înapoi", waiting)];
}

/** A line of an order with what of it came back, or is asked to. */
export interface BoughtLine extends LinePieces {
  orderId: number;
  /** How calls name the line. */
  position: number;
  productType: string;
  productId: number | null;
  name: string;
  code: string;
  picture: string | null;
  unit: string;
  unitPriceBani: number;
  /** Pieces in returns that were neither rejected nor closed, and those given back without a return. */
  taken: number;
  /** Pieces whose money went back, with a return or without one. */
  paidBack: number;
}
export interface AskedProduct {
  productId: number;
  quantity: number;
}
export type Planned =
  | { ok: true; lines: LinePieces[] }
  | { ok: false; product: string | undefined; unit: string; left: number };

/** Spreads the asked pieces over the order's lines; a product may stand in several, alone and in a bundle. */
export function planReturn(
  lines: readonly Pick<BoughtLine, "lineId" | "productId" | "name" | "unit" | "quantity" | "taken">[],
  asked: readonly AskedProduct[],
): Planned {
  const planned: LinePieces[] = [];
  for (const [productId, quantity] of sums(asked)) {
    const own = lines.filter((line) => line.productId === productId);
    const left = own.reduce((sum, line) => sum + line.quantity - line.taken, 0);
    if (quantity > left) return { ok: false, product: own[0]?.name, unit: own[0]?.unit ?? "", left };
    let rest = quantity;
    for (const { lineId, quantity: ordered, taken } of own) {
      const pieces = Math.min(rest, ordered - taken);
      if (pieces > 0) planned.push({ lineId, quantity: pieces });
      rest -= pieces;
    }
  }
  return { ok: true, lines: planned };
}

function sums(asked: readonly AskedProduct[]): Map<number, number> {
  const sum = new Map<number, number>();
  for (const { productId, quantity } of asked) sum.set(productId, (sum.get(productId) ?? 0) + quantity);
  return sum;
}

/** True when nothing of these lines stays with the buyer; gifts are none of them (decision 0017). */
export function isWhole(
  goods: readonly Pick<BoughtLine, "lineId" | "quantity" | "paidBack">[],
  returned: readonly LinePieces[],
): boolean {
  const now = new Map(returned.map(({ lineId, quantity }) => [lineId, quantity]));
  return goods.every(({ lineId, quantity, paidBack }) => paidBack + (now.get(lineId) ?? 0) >= quantity);
}
