import type { FieldErrors } from "@curat/contract/envelope";
import { type BuyingMember, twiceIn } from "../members.rules.ts";

export interface CustomerGroup {
  id: number;
  /** Must not be a number. Unique, ignoring case. */
  name: string;
  members: BuyingMember[];
}

export const GROUP_LABELS = { name: "denumirea", members: "membrii" } satisfies Partial<
  Record<keyof CustomerGroup, string>
>;

/** Returns an error for the first duplicate member. */
export function faultsOf({ members }: CustomerGroup): FieldErrors {
  return twiceIn(members);
}
