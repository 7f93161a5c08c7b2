/**
 * Hidden first submit button, which Enter presses. Without it, Enter would press the first button of a row or
 * block.
 */
export function EnterButton() {
  return <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />;
}
