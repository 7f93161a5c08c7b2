import type { SubjectKind } from "@curat/contract/staff/changes.values";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { ComparedWith } from "./conflict.server.ts";

export function filledNote({ text }: { text: string }): Typed {
  return { text };
}

/** Returns the conflict detection of a note, which compares only its text. */
export function comparedNote(
  kind: Extract<SubjectKind, "order_note" | "customer_note">,
  id: string,
  label: string,
): ComparedWith<object> {
  return {
    subject: { kind, id },
    fill: (note) => filledNote({ text: "text" in note && typeof note.text === "string" ? note.text : "" }),
    labels: { text: label },
  };
}
