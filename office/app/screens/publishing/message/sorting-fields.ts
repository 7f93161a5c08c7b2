import type { StaffMessage } from "@curat/contract/staff/messages";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { MESSAGE_KINDS } from "../../../components/status/message-status.ts";

export function filledSorting({ kind, note }: Pick<StaffMessage, "kind" | "note">): Typed {
  return { kind, note };
}

const KINDS: Partial<Record<string, string>> = MESSAGE_KINDS;

export const COMPARED_SORTING: Compared = {
  labels: { kind: "Felul", note: "Notă internă" },
  format: (name, value = "") => (name === "kind" ? (KINDS[value] ?? value) : value),
};
