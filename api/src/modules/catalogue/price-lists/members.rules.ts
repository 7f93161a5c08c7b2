import type { FieldErrors } from "@curat/contract/envelope";
import { secondOf } from "./first-duplicate.ts";

/** One of three: a customer, a customer buying for a company (both fields set), or a whole company (only the CUI). */
export interface BuyingMember {
  cui: string | null;
  customerId: number | null;
}

export function toMember({ cui, customerId }: BuyingMember) {
  return { cui, customer: customerId === null ? null : String(customerId) };
}

/** Returns a validation error for the first duplicate member. */
export function twiceIn(members: readonly (BuyingMember & { groupId?: number | null })[]): FieldErrors {
  const twice = secondOf(members, ({ cui, customerId, groupId }) => `${cui} ${customerId} ${groupId}`);
  return twice === undefined
    ? {}
    : { [`members.${twice}.customer`]: ["Apare de două ori: păstrează un singur rând."] };
}
