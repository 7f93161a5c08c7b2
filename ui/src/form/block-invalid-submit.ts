/**
 * Keeps a form from being sent while a field of it is wrong: each is asked, says what is the matter at its place, and the
 * first takes the focus (B-151). A button with formNoValidate, which sends for another reason, is let through.
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

/** Fields answer through useFieldCheck; what nobody sees can not be corrected and is left to the server. */
function isInvalid(field: Element): boolean {
  return field.checkVisibility() && !field.dispatchEvent(new Event("invalid", { cancelable: true }));
}
