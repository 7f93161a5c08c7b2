/**
 * Secret addresses: anyone who reads one could set a password, export personal data or pay for an order. No
 * third-party script runs there, the page is never cached, and links send no referrer.
 */
const SECRET_ADDRESSES: readonly RegExp[] = [
  /^\/password-reset(?:\/|$)/,
  /^\/date-personale(?:\/|$)/,
  /^\/newsletter\/./,
  /^\/plata(?:\/|$)/,
  // Shows order numbers and e-mail addresses, invoices, and pages linked from e-mails.
  /^\/comanda(?:\/|$)/,
  // Shows the buyer of the found order and the items they return.
  /^\/retragere(?:\/|$)/,
  // An order sheet's token gives read and write access to a company's codes and quantities.
  /^\/comanda-rapida(?:\/|$)/,
  // Shows an offer's recipient and prices.
  /^\/oferta(?:\/|$)/,
  // Shows unpublished drafts to anyone with the link.
  /^\/previzualizare(?:\/|$)/,
  // A social login provider returns here with a code.
  /^\/account\/login(?:\/|$)/,
];

/** Returns true for the page of a preview link. */
export function isPreviewAddress(pathname: string): boolean {
  return pathname.startsWith("/previzualizare/");
}

/**
 * Returns true if a path's address or content is secret. Decodes the path first, because the router accepts
 * encoded spellings too.
 */
export function isSecretAddress(pathname: string): boolean {
  const path = decoded(pathname)
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\.data$/, "")
    .toLowerCase();
  return SECRET_ADDRESSES.some((address) => address.test(path));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
