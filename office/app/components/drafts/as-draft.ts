/** What a form says that is to be kept as a draft: the version of the draft that was seen, 0 for none. */
import { textOf } from "@curat/ui/form/form-values.ts";

export const AS_DRAFT = "draft";

/** The version of the draft that a form is kept on; undefined for one that is saved at once. */
export function draftVersionIn(form: FormData): number | undefined {
  const text = textOf(form, AS_DRAFT);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
