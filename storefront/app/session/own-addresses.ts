/** Addresses that need our own API; with an external provider they return 404, and no page links to them. */
const OWN_ADDRESSES = [
  "/account/alerte",
  "/account/liste",
  "/account/oferte",
  "/comanda",
  "/comanda-rapida",
  "/cos/easybox",
  "/date-personale",
  "/eticheta",
  "/newsletter/dezabonare",
  "/oferta",
  "/plata",
  "/previzualizare",
  "/recenzie",
  "/retragere",
];

/** Returns true if an address needs our own API: one of the list or a path below it. The query is ignored. */
export function isOwnAddress(address: string): boolean {
  const [pathname = ""] = address.split(/[?#]/);
  return OWN_ADDRESSES.some((own) => pathname === own || pathname.startsWith(`${own}/`));
}
