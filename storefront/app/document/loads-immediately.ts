/** Paths of the checkout, of orders, of the account, and of pages linked from emails. */
const AT_ONCE =
  /^\/(?:cos|thank-you\.html|comanda|comanda-rapida|comanda-recurenta|oferta|retragere|plata|auth|password-reset|account|date-personale)(?:\/|$)/;

/**
 * Returns whether React loads with the page. On other pages it loads on first interaction (decision 0088).
 */
export function beginsAtOnce(pathname: string): boolean {
  return AT_ONCE.test(pathname.toLowerCase());
}
