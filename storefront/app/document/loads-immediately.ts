/** Checkout, orders, account, and pages linked from emails. */
const AT_ONCE =
  /^\/(?:cos|thank-you\.html|comanda|comanda-rapida|oferta|retragere|plata|auth|password-reset|account|date-personale)(?:\/|$)/;

/** Returns true if React loads with the page instead of on first interaction (decision 0088). */
export function beginsAtOnce(pathname: string): boolean {
  return AT_ONCE.test(pathname.toLowerCase());
}
