import type { FieldErrors } from "@curat/contract/envelope";
import { repeatsIn } from "./repeats.ts";

/** One of three: a customer, a customer buying for a company (both fields set), or a whole company (only the CUI). */
export interface BuyingMember {
  cui: string | null;
  customerId: number | null;
}

export function toMember({ cui, customerId }: BuyingMember) {
  return { cui, customer: customerId === null ? null : String(customerId) };
}

/** Returns a validation error for each duplicate member. Ignores members that were not found. */
export function twiceIn(members: readonly (BuyingMember & { groupId?: number | null })[]): FieldErrors {
  const twice = repeatsIn(members, ({ cui, customerId, groupId = null }, index) =>
    cui === null && customerId === null && groupId === null ? index : `${cui} ${customerId} ${groupId}`,
  );
  return Object.fromEntries(
    twice.map((index) => [`members.${index}.customer`, ["Apare de două ori: păstrează un singur rând."]]),
  );
}
