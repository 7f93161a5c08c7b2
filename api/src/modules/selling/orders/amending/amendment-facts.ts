/** What a change of an order is judged by, and what comes of it. */
import type { Amendment } from "@curat/contract/staff/amendments";
import type { OrderOffers, Quote, SaleTerms } from "../../cart/index.ts";
import type { Account, OpenReturn } from "../../ledger/index.ts";
import type { Voucher } from "../../vouchers/index.ts";
import type { LineChange } from "../order-lines.rules.ts";
import type { NewOrderLine, StoredLine } from "../order-lines.rules.ts";
import type { Order } from "../orders.store.ts";

/** Everything that a change is judged by. */
export interface AmendmentFacts {
  order: Order;
  /** What it has now. */
  lines: readonly StoredLine[];
  /** What it once had. */
  formerLines: readonly StoredLine[];
  /** What its buyer withdrew from, the earliest first. */
  open: readonly OpenReturn[];
  offers: OrderOffers;
  /** The order's own, as far as it is still known. */
  voucher: Voucher | null;
  terms: SaleTerms;
  /** The order's account before the change. */
  money: Account;
  /** What the buyer's other cash orders of the order's day come to, in bani. */
  cashOfDayBani?: number;
  /** The order with who it is for and where to, as it shall be. */
  buyer: Order;
  asked: Pick<Amendment, "items" | "cause" | "delivery" | "payment">;
}

/** The order as it shall be; its locker is chosen beside. */
export interface Amended {
  order: Order;
  lines: NewOrderLine[];
  /** The same, line by line beside what was before. */
  changes: LineChange[];
  /** Something is bought that was not, or less or more of it. */
  hasOtherGoods: boolean;
  /** The voucher counts no more; why, where that is known. */
  lostVoucher: string | null;
  /** What the parcel measures and weighs. */
  parcel: Quote["parcel"];
  /** What the buyer has still to pay, and what goes back to him. */
  toPayBani: number;
  toRefundBani: number;
  /** One sentence for each entry that it posts to the order's account. */
  posted: string[];
}
