/** Hidden first submit button. Enter activates it instead of the button of a row or block. */
export function EnterButton() {
  return <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />;
}
