/** Field of a form that is saved as a draft: the draft version that the page loaded, 0 for none. */
import { textOf } from "@curat/ui/form/form-values.ts";

export const AS_DRAFT = "draft";

/** Returns the draft version in a form; undefined when the form is not saved as a draft. */
export function draftVersionIn(form: FormData): number | undefined {
  const text = textOf(form, AS_DRAFT);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
