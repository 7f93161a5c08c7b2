/** What a price list may be. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { PriceTarget } from "@curat/contract/staff/price-lists.values";
import { type BuyingMember, twiceIn } from "./members.rules.ts";
import { secondOf } from "./second-of.ts";

/** A price list with all that it holds. */
export interface PriceList {
  id: number;
  name: string;
  startsAt: Date;
  /** Null: until somebody ends it. */
  endsAt: Date | null;
  isActive: boolean;
  /** Whether vouchers lower its prices further. */
  takesVouchers: boolean;
  members: ListMember[];
  rows: ListRow[];
}

/** One who has the list by himself, or a group with all that are in it. */
export interface ListMember extends BuyingMember {
  /** Of the group; then the others are null. */
  groupId: number | null;
}

export interface ListRow {
  target: PriceTarget;
  /** Of the product, category or brand; null for everything. */
  targetId: number | null;
  /** How people name the target: a product's code, a category's address, a brand's slug, "" for everything. */
  code: string;
  fromQuantity: number;
  /** One of the two is null; per cent are off the list price. */
  bani: number | null;
  percent: number | null;
}

/** A price list's fields as people call them. */
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

/** What is wrong with a price list that staff writes, by field of its calls. */
export function faultsOf({ startsAt, endsAt, members, rows }: PriceList): FieldErrors {
  if (endsAt !== null && endsAt <= startsAt) return { ends_at: ["Sfârșitul trebuie să fie după început."] };
  const twice = secondOf(
    rows,
    ({ target, targetId, fromQuantity }) => `${target} ${targetId} ${fromQuantity}`,
  );
  if (twice !== undefined)
    return { [`rows.${twice}.code`]: ["Stă de două ori, de la același număr de bucăți."] };
  return twiceIn(members);
}
