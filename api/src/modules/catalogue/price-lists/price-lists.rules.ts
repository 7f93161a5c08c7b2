import type { FieldErrors } from "@curat/contract/envelope";
import type { PriceTarget } from "@curat/contract/staff/price-lists.values";
import { type BuyingMember, twiceIn } from "./members.rules.ts";
import { repeatsIn } from "./repeats.ts";

export interface PriceList {
  id: number;
  name: string;
  startsAt: Date;
  endsAt: Date | null;
  isActive: boolean;
  takesVouchers: boolean;
  /** Whether the fixed prices of the rows are without VAT. */
  isNet: boolean;
  delivery: ListDelivery;
  members: ListMember[];
  rows: ListRow[];
}

export interface ListDelivery {
  /** Price of a parcel to an address or a locker; null if the list sets none. */
  bani: number | null;
  /** Product value above which delivery is free; null if the list sets none. */
  freeFromBani: number | null;
  /** Whether the amounts, and the product value compared with them, exclude VAT. */
  isNet: boolean;
}

export const NO_DELIVERY: ListDelivery = { bani: null, freeFromBani: null, isNet: false };

/** A customer, a company, or a group of customers. */
export interface ListMember extends BuyingMember {
  /** If set, the other fields are null. */
  groupId: number | null;
}

export interface ListRow {
  target: PriceTarget;
  targetId: number | null;
  /** Code of a product, path of a category, slug of a brand, or "" for all products. */
  code: string;
  fromQuantity: number;
  /** Fixed price, without VAT in a list of net prices; null if `percent` is set instead. */
  bani: number | null;
  percent: number | null;
}

export const PRICE_LIST_LABELS = {
  name: "denumirea",
  startsAt: "începutul",
  endsAt: "sfârșitul",
  isActive: "activarea",
  takesVouchers: "voucherele",
  isNet: "TVA-ul prețurilor",
  delivery: "livrarea",
  members: "membrii",
  rows: "prețurile",
} satisfies Partial<Record<keyof PriceList, string>>;

export function stateOf({ startsAt, endsAt }: Pick<PriceList, "startsAt" | "endsAt">, now: Date) {
  if (endsAt !== null && endsAt <= now) return "ended";
  return startsAt <= now ? "running" : "planned";
}

/** Returns all validation errors of a price list, keyed by field. */
export function faultsOf({
  startsAt,
  endsAt,
  members,
  rows,
}: Pick<PriceList, "startsAt" | "endsAt" | "members" | "rows">): FieldErrors {
  const errors: FieldErrors = {};
  if (endsAt !== null && endsAt <= startsAt)
    errors.ends_at = ["Data de sfârșit trebuie să fie după cea de început."];
  const twice = repeatsIn(
    rows,
    ({ target, targetId, code, fromQuantity }) => `${target} ${targetId ?? code} ${fromQuantity}`,
  );
  for (const index of twice)
    errors[`rows.${index}.code`] = [
      "Apare de două ori pentru același număr de bucăți: păstrează un singur rând.",
    ];
  return { ...errors, ...twiceIn(members) };
}
