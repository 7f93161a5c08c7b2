/**
 * Blocks submission while a field is invalid. Every invalid field shows its error, and the first one gets the
 * focus (B-151). Buttons with formNoValidate, which submit for another reason, are not blocked.
 */
export function blockInvalidSubmit(event: SubmitEvent): void {
  const { currentTarget: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
  const [first] = [...form.elements].filter(isInvalid);
  if (!(first instanceof HTMLElement)) return;
  event.preventDefault();
  first.focus();
}

/**
 * Returns true if a field reports an error through useFieldCheck. Hidden fields cannot be corrected, so only
 * the server validates them.
 */
function isInvalid(field: Element): boolean {
  return field.checkVisibility() && !field.dispatchEvent(new Event("invalid", { cancelable: true }));
}
