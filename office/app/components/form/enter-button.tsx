/**
 * Hidden submit button for Enter, which presses a form's first button; that would otherwise be one of a row
 * or block.
 */
export function EnterButton() {
  return <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />;
}
