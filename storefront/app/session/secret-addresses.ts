/**
 * Addresses that are a key: whoever reads one may set a password, export a person's data or pay for an order. No third
 * party's script runs there, nothing may store the page, and where one goes from there is not told whence.
 */
const SECRET_ADDRESSES: readonly RegExp[] = [
  /^\/password-reset(?:\/|$)/,
  /^\/date-personale(?:\/|$)/,
  /^\/newsletter\/./,
  /^\/plata(?:\/|$)/,
  // An order's number and e-mail, its invoice, and the links that mails bring.
  /^\/comanda(?:\/|$)/,
  // Names the buyer whose order was found, and what he sends back.
  /^\/retragere(?:\/|$)/,
  // An order sheet's token reads and rewrites a company's codes and quantities.
  /^\/comanda-rapida(?:\/|$)/,
  // Whom an offer is for, and what he pays.
  /^\/oferta(?:\/|$)/,
  // What is not published yet, for who has the link.
  /^\/previzualizare(?:\/|$)/,
  // Whence a provider sends back with the code of a login.
  /^\/account\/login(?:\/|$)/,
];

/** True for the page that a preview link shows. */
export function isPreviewAddress(pathname: string): boolean {
  return pathname.startsWith("/previzualizare/");
}

/** True for a path whose address or content is its visitor's secret, however it is spelled: the router decodes it. */
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
