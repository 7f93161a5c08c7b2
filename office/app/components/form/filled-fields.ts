/** What a form's fields have in common: their names, their labels, what stands in them and what is wrong with it. */
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Refused } from "./refused.ts";

interface FilledField {
  name: string;
  label: string;
  defaultValue: string;
  errors: FieldErrors;
}

/** The properties of a field by its name: filled with what was typed, or with what stands. */
export function filledFields<Name extends string>(
  labels: Record<Name, string>,
  { refused, filled }: { refused: Refused | undefined; filled: Typed },
): (name: Name) => FilledField {
  return (name) => ({
    name,
    label: labels[name],
    defaultValue: (refused ? refused.values[name] : filled[name]) ?? "",
    errors: refused?.errors,
  });
}

/** Whether a box of the form is ticked: as it was sent, or as it stands. */
export function isTicked(
  name: string,
  { refused, filled }: { refused: Refused | undefined; filled: Typed },
): boolean {
  return (refused ? refused.values[name] : filled[name]) !== undefined;
}
