import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Refused } from "./refused.ts";

interface FilledField {
  name: string;
  label: string;
  defaultValue: string;
  errors: FieldErrors;
}

/** Returns a function that returns a field's props, with the entered value or else the record's value. */
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

/** Returns whether a checkbox is ticked in the submitted form or else in the record. */
export function isTicked(
  name: string,
  { refused, filled }: { refused: Refused | undefined; filled: Typed },
): boolean {
  return (refused ? refused.values[name] : filled[name]) !== undefined;
}
