import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { DeadlineState } from "@curat/contract/staff/queue.values";
import { type Deadline, deadlineOf } from "../../../calendar/deadline.ts";
import type { LinePieces } from "../../selling/ledger/index.ts";
import { REFUND_DAYS } from "./return-terms.rules.ts";

export const RETURN_STATUSES = {
  requested: { label: "Cerere primită", moves: ["approved", "rejected"] },
  approved: { label: "Aprobată", moves: ["on_the_way", "rejected"] },
  on_the_way: { label: "Pe drum", moves: ["received"] },
  // Staff can still reject goods after they have received them.
  received: { label: "Recepționată", moves: ["refunded", "rejected"] },
  refunded: { label: "Bani returnați", moves: [] },
  rejected: { label: "Respinsă", moves: [] },
  // A withdrawal needs no approval. It can end without receipt, because goods that were never shipped need
  // not be returned (decision 0017).
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

export function returnStatusLabel(status: string): string {
  return isReturnStatus(status) ? RETURN_STATUSES[status].label : status;
}

export function openStatuses(): ReturnStatus[] {
  // Object.keys returns strings, but the keys are statuses.
  return (Object.keys(RETURN_STATUSES) as ReturnStatus[]).filter((status) => movesOf(status).length > 0);
}

export function movesOf(status: ReturnStatus): readonly ReturnStatus[] {
  return RETURN_STATUSES[status].moves;
}

export const ENDS: Partial<Record<ReturnStatus, "returned" | "kept">> = {
  refunded: "returned",
  rejected: "kept",
  closed: "kept",
};

export const RETURNABLE_STATUSES = ["delivered", "completed", "partly_returned"] as const;

/** Statuses in which a buyer may withdraw, from the moment the order is placed. (law: Withdrawal) */
export const WITHDRAWABLE_STATUSES = [
  "new",
  "awaiting_payment",
  "confirmed",
  "preparing",
  "shipped",
  ...RETURNABLE_STATUSES,
] as const;

export type RefundMethod = "none" | "card" | "account";

/**
 * Returns 'card' for orders paid by card, 'none' for free orders and orders that are unpaid before delivery,
 * otherwise 'account'.
 */
export function refundMethod(
  {
    paymentCode,
    paymentState,
    totalBani,
    deliveredAt,
  }: { paymentCode: string; paymentState: string; totalBani: number; deliveredAt: Date | null },
  isDelivered = deliveredAt !== null,
): RefundMethod {
  if (totalBani === 0) return "none";
  const hasPaid = ["paid", "refund_due", "refunded"].includes(paymentState);
  if (hasPaid && paymentCode === PAYMENT_CODE.card) return "card";
  return hasPaid || isDelivered ? "account" : "none";
}

/**
 * Returns the refund deadline of an open return. After the deadline, the state is "waiting" if the shop may wait for
 * the goods. (law: Withdrawal; OUG 34/2014 art. 13)
 */
export function refundDeadline(
  {
    status,
    createdAt,
    deliveredAt,
    orderStatus,
  }: { status: ReturnStatus; createdAt: Date; deliveredAt: Date | null; orderStatus: string },
  now: Date,
): (Deadline & { state: DeadlineState }) | null {
  if (movesOf(status).length === 0) return null;
  const deadline = deadlineOf(createdAt, REFUND_DAYS, now);
  if (deadline.daysLeft >= 0) return { ...deadline, state: "running" };
  const mayWait = status !== "received" && (deliveredAt !== null || orderStatus === "shipped");
  return { ...deadline, state: mayWait ? "waiting" : "late" };
}

const MAX_NAMED = 5;

export function overdueWords({ late, waiting }: Record<"late" | "waiting", readonly number[]>): string[] {
  const words = (title: string, numbers: readonly number[]): string[] => {
    const more = numbers.length - MAX_NAMED;
    const named = numbers.slice(0, MAX_NAMED).join(", ") + (more > 0 ? ` și încă ${more}` : "");
    return numbers.length === 0 ? [] : [`${title}: ${named}`];
  };
  return [
    ...words("Întârziate", late),
    ...words("Termen depășit, dar produsele nu au fost returnate", waiting),
  ];
}

export interface BoughtLine extends LinePieces {
  orderId: number;
  position: number;
  productType: string;
  productId: number | null;
  name: string;
  code: string;
  picture: string | null;
  unit: string;
  unitPriceBani: number;
  /** Pieces in open or accepted returns, and pieces refunded without a return. */
  taken: number;
  paidBack: number;
}
export type PlannedReturn =
  | { ok: true; lines: LinePieces[] }
  | { ok: false; product: string | undefined; unit: string; left: number };

/** Pieces of a product, or of a line without a product. */
interface AskedPieces {
  productId: number | null;
  /** Set only for a line without a product. */
  lineId?: number | null;
  quantity: number;
}

/**
 * Distributes the requested pieces over the order's lines, because a product may be bought both separately and in
 * bundles.
 */
export function planReturn(
  lines: readonly Pick<BoughtLine, "lineId" | "productId" | "name" | "unit" | "quantity" | "taken">[],
  requested: readonly AskedPieces[],
): PlannedReturn {
  const planned: LinePieces[] = [];
  for (const [key, requests] of Map.groupBy(requested, goodsKey)) {
    const own = lines.filter((line) => goodsKey(line) === key);
    const left = own.reduce((sum, line) => sum + line.quantity - line.taken, 0);
    let open = requests.reduce((sum, { quantity }) => sum + quantity, 0);
    if (open > left) return { ok: false, product: own[0]?.name, unit: own[0]?.unit ?? "", left };
    for (const line of own) {
      const quantity = Math.min(open, line.quantity - line.taken);
      if (quantity > 0) planned.push({ lineId: line.lineId, quantity });
      open -= quantity;
    }
  }
  return { ok: true, lines: planned };
}

/** Returns the key by which pieces are returned together: the product, or the line if it has no product. */
export function goodsKey({ productId, lineId }: Pick<AskedPieces, "productId" | "lineId">): string {
  return productId === null ? `line ${lineId}` : `product ${productId}`;
}

/** Returns whether all pieces of these lines are returned. The caller excludes gifts (decision 0017). */
export function isWhole(
  goods: readonly Pick<BoughtLine, "lineId" | "quantity" | "paidBack">[],
  returned: readonly LinePieces[],
): boolean {
  const now = new Map(returned.map(({ lineId, quantity }) => [lineId, quantity]));
  return goods.every(({ lineId, quantity, paidBack }) => paidBack + (now.get(lineId) ?? 0) >= quantity);
}
