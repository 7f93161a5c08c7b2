/** Validation rules for customer groups. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";
import { type BuyingMember, twiceIn } from "../members.rules.ts";

/** A customer group with its members. */
export interface CustomerGroup {
  id: number;
  /** The group's name. It must not be a number, and is unique ignoring case. */
  name: string;
  members: BuyingMember[];
}

/** Romanian names of a group's fields. */
export const GROUP_LABELS = { name: "denumirea", members: "membrii" } satisfies Partial<
  Record<keyof CustomerGroup, string>
>;

/** Returns validation errors for a group written by staff, by field of the staff calls. */
export function faultsOf({ members }: CustomerGroup): FieldErrors {
  return twiceIn(members);
}
