/** Hidden first button, which Enter presses in place of a row's or block's button. */
export function EnterButton() {
  return <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />;
}
