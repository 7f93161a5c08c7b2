/** Blocks submission while a field is invalid, and focuses the first (B-151). */
export function blockInvalidSubmit(event: SubmitEvent): void {
  const { currentTarget: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
  const [first] = [...form.elements].filter(isInvalid);
  if (!(first instanceof HTMLElement)) return;
  event.preventDefault();
  first.focus();
}

/** Skips hidden fields, which the visitor cannot correct. */
function isInvalid(field: Element): boolean {
  return field.checkVisibility() && !field.dispatchEvent(new Event("invalid", { cancelable: true }));
}
