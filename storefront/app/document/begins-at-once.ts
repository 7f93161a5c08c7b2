/** Pages that are there to be filled in: orders, the account, what a mail leads to. */
const AT_ONCE =
  /^\/(?:cos|thank-you\.html|comanda|comanda-rapida|oferta|retragere|plata|auth|password-reset|account|date-personale)(?:\/|$)/;

/**
 * Whether React comes with the page. It comes with those on which everybody does something; a page of the catalogue or of
 * content is read first, and has it at the first touch (decision 0088).
 */
export function beginsAtOnce(pathname: string): boolean {
  return AT_ONCE.test(pathname.toLowerCase());
}
