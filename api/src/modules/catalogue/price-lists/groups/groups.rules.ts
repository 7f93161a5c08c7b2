import type { FieldErrors } from "@curat/contract/envelope";
import { type BuyingMember, twiceIn } from "../members.rules.ts";

export interface CustomerGroup {
  id: number;
  /** Not a number; unique ignoring case. */
  name: string;
  members: BuyingMember[];
}

export const GROUP_LABELS = { name: "denumirea", members: "membrii" } satisfies Partial<
  Record<keyof CustomerGroup, string>
>;

/** Returns a group's validation errors, keyed by field. */
export function faultsOf({ members }: CustomerGroup): FieldErrors {
  return twiceIn(members);
}
