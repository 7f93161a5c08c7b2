/** Field with the version of the draft when the page was loaded; 0 if there was no draft. */
import { textOf } from "@curat/ui/form/form-values.ts";

export const AS_DRAFT = "draft";

/**
 * Returns the draft version with which the form was loaded. Undefined if the form is not saved as a draft.
 */
export function draftVersionIn(form: FormData): number | undefined {
  const text = textOf(form, AS_DRAFT);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
