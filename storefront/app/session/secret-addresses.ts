/**
 * Paths of secret URLs. Anyone who has such a URL can, for example, set a password, export personal data or
 * pay for an order.
 */
const SECRET_ADDRESSES: readonly RegExp[] = [
  /^\/password-reset(?:\/|$)/,
  /^\/date-personale(?:\/|$)/,
  /^\/newsletter\/./,
  /^\/plata(?:\/|$)/,
  // These pages show order numbers, email addresses and invoices, and emails link to them.
  /^\/comanda(?:\/|$)/,
  // Shows the buyer of the order that a guest found, and the products they return.
  /^\/retragere(?:\/|$)/,
  // The token of an order sheet gives read and write access to a company's codes and quantities.
  /^\/comanda-rapida(?:\/|$)/,
  // Shows an offer's recipient and prices.
  /^\/oferta(?:\/|$)/,
  // Shows a recurring order's buyer, address and prices, and places its order.
  /^\/comanda-recurenta(?:\/|$)/,
  // Shows unpublished drafts to anyone with the link.
  /^\/previzualizare(?:\/|$)/,
  // A social login provider redirects here with a code.
  /^\/account\/login(?:\/|$)/,
];

export function isPreviewAddress(pathname: string): boolean {
  return pathname.startsWith("/previzualizare/");
}

/** Returns whether a path is secret. Decodes the path first, because the router accepts encoded spellings. */
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
