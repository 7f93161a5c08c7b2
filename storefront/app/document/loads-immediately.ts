/** Paths of the checkout, of orders, of the account, and of pages linked from emails. */
const AT_ONCE =
  /^\/(?:cos|thank-you\.html|comanda|comanda-rapida|comanda-recurenta|oferta|retragere|plata|auth|password-reset|account|date-personale)(?:\/|$)/;

/**
 * Returns whether React loads with the page. It loads on the first interaction (decision 0088) on other pages, and
 * where a loader returns `loadsOnInteraction`.
 */
export function beginsAtOnce(pathname: string, loaderData: Readonly<Record<string, unknown>> = {}): boolean {
  const waits = Object.values(loaderData).some(
    (data) => typeof data === "object" && data !== null && "loadsOnInteraction" in data,
  );
  return AT_ONCE.test(pathname.toLowerCase()) && !waits;
}
