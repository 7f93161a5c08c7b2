/** Returns whether a spreadsheet might run a text as a formula. Visitors' texts must never be executed. */
export function looksLikeFormula(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text);
}
