/** Anyone with one of these URLs could set a password, export personal data or pay for an order. */
const SECRET_ADDRESSES: readonly RegExp[] = [
  /^\/password-reset(?:\/|$)/,
  /^\/date-personale(?:\/|$)/,
  /^\/newsletter\/./,
  /^\/plata(?:\/|$)/,
  // Shows order numbers and email addresses, invoices, and pages linked from emails.
  /^\/comanda(?:\/|$)/,
  // Shows the buyer of the found order and the items they return.
  /^\/retragere(?:\/|$)/,
  // An order sheet's token gives read and write access to a company's codes and quantities.
  /^\/comanda-rapida(?:\/|$)/,
  // Shows an offer's recipient and prices.
  /^\/oferta(?:\/|$)/,
  // Shows unpublished drafts to anyone with the link.
  /^\/previzualizare(?:\/|$)/,
  // A social login provider redirects here with a code.
  /^\/account\/login(?:\/|$)/,
];

/** Returns true for the page of a preview link. */
export function isPreviewAddress(pathname: string): boolean {
  return pathname.startsWith("/previzualizare/");
}

/** Returns true if a path is secret. Decodes it, because the router accepts encoded spellings. */
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
