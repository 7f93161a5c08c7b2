/** Moves the focus from a field marked `data-pieces` to the `by`-th after it in the same form, and selects its text. */
export function focusNextPieces(field: HTMLInputElement, by: number): void {
  const fields = [...(field.form?.querySelectorAll<HTMLInputElement>("[data-pieces]:not([disabled])") ?? [])];
  const next = fields[fields.indexOf(field) + by];
  next?.focus();
  next?.select();
}
