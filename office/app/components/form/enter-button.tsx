/** Hidden first submit button. Enter activates it instead of the button of a row or block. */
export function EnterButton({ form }: { form?: string }) {
  return <button form={form} className="visually-hidden" tabIndex={-1} aria-hidden="true" />;
}
