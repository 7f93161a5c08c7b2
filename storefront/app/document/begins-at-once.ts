/** Pages with forms: checkout, orders, account, targets of mailed links. */
const AT_ONCE =
  /^\/(?:cos|thank-you\.html|comanda|comanda-rapida|oferta|retragere|plata|auth|password-reset|account|date-personale)(?:\/|$)/;

/**
 * Returns whether React loads with the page. Catalogue and content pages are read first and load it on first
 * interaction (decision 0088).
 */
export function beginsAtOnce(pathname: string): boolean {
  return AT_ONCE.test(pathname.toLowerCase());
}
