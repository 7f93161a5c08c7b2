/** Who a price list or a group of customers belongs to. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";
import { secondOf } from "./second-of.ts";

/** A customer by himself (no CUI), one who buys for a company, or a company without accounts. */
export interface BuyingMember {
  /** Digits. */
  cui: string | null;
  customerId: number | null;
}

export function toMember({ cui, customerId }: BuyingMember) {
  return { cui, customer: customerId === null ? null : String(customerId) };
}

/** The place of one who stands there twice. */
export function twiceIn(members: readonly (BuyingMember & { groupId?: number | null })[]): FieldErrors {
  const twice = secondOf(members, ({ cui, customerId, groupId }) => `${cui} ${customerId} ${groupId}`);
  return twice === undefined ? {} : { [`members.${twice}.customer`]: ["Este scris de două ori."] };
}
