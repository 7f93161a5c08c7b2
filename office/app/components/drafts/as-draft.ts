/** Field with the draft version that the page loaded, or 0 without a draft. */
import { textOf } from "@curat/ui/form/form-values.ts";

export const AS_DRAFT = "draft";

/** Returns the draft version that the form was loaded with, or undefined if it is not saved as a draft. */
export function draftVersionIn(form: FormData): number | undefined {
  const text = textOf(form, AS_DRAFT);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
