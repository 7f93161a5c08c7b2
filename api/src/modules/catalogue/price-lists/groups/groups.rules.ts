/** What a group of customers may be. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";
import { type BuyingMember, twiceIn } from "../members.rules.ts";

/** A group with those who are in it. */
export interface CustomerGroup {
  id: number;
  /** No number, and no other group's in any case. */
  name: string;
  members: BuyingMember[];
}

/** A group's fields as people call them. */
export const GROUP_LABELS = { name: "denumirea", members: "membrii" } satisfies Partial<
  Record<keyof CustomerGroup, string>
>;

/** What is wrong with a group that staff writes, by field of its calls. */
export function faultsOf({ members }: CustomerGroup): FieldErrors {
  return twiceIn(members);
}
