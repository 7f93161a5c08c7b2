/** What Enter presses: the first button of a form, where that must not be one of a row or a block. */
export function EnterButton() {
  return <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />;
}
