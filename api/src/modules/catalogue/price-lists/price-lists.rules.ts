/** Validation rules for price lists. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { PriceTarget } from "@curat/contract/staff/price-lists.values";
import { type BuyingMember, twiceIn } from "./members.rules.ts";
import { secondOf } from "./first-duplicate.ts";

/** A price list with its members and rows. */
export interface PriceList {
  id: number;
  name: string;
  startsAt: Date;
  /** End of the list's validity; null if it has no end. */
  endsAt: Date | null;
  isActive: boolean;
  /** True if vouchers also apply to the list's prices. */
  takesVouchers: boolean;
  members: ListMember[];
  rows: ListRow[];
}

/** A customer or a company that has the list, or a group whose members all have it. */
export interface ListMember extends BuyingMember {
  /** Set for a group; the other fields are then null. */
  groupId: number | null;
}

export interface ListRow {
  target: PriceTarget;
  /** Id of the product, category or brand; null for all products. */
  targetId: number | null;
  /**
   * Readable form of the target: a product's code, a category's address, a brand's slug, or "" for all
   * products.
   */
  code: string;
  fromQuantity: number;
  /** Exactly one of `bani` and `percent` is null. The percentage is taken off the list price. */
  bani: number | null;
  percent: number | null;
}

/** Romanian names of a price list's fields. */
export const PRICE_LIST_LABELS = {
  name: "denumirea",
  startsAt: "începutul",
  endsAt: "sfârșitul",
  isActive: "activarea",
  takesVouchers: "voucherele",
  members: "membrii",
  rows: "prețurile",
} satisfies Partial<Record<keyof PriceList, string>>;

export function stateOf({ startsAt, endsAt }: Pick<PriceList, "startsAt" | "endsAt">, now: Date) {
  if (endsAt !== null && endsAt <= now) return "ended";
  return startsAt <= now ? "running" : "planned";
}

/** Returns validation errors for a price list written by staff, by field of the staff calls. */
export function faultsOf({ startsAt, endsAt, members, rows }: PriceList): FieldErrors {
  if (endsAt !== null && endsAt <= startsAt) return { ends_at: ["Sfârșitul trebuie să fie după început."] };
  const twice = secondOf(
    rows,
    ({ target, targetId, fromQuantity }) => `${target} ${targetId} ${fromQuantity}`,
  );
  if (twice !== undefined)
    return { [`rows.${twice}.code`]: ["Apare de două ori, de la același număr de bucăți."] };
  return twiceIn(members);
}
