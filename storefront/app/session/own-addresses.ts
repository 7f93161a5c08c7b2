/** Paths that need our own API. With an external provider they return 404, and no page links to them. */
const OWN_ADDRESSES = [
  "/account/alerte",
  "/account/comenzi-recurente",
  "/account/liste",
  "/account/oferte",
  "/comanda",
  "/comanda-rapida",
  "/comanda-recurenta",
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

/** Returns whether the path, or a parent of it, needs our own API. Ignores the query. */
export function isOwnAddress(address: string): boolean {
  const [pathname = ""] = address.split(/[?#]/);
  return OWN_ADDRESSES.some((own) => pathname === own || pathname.startsWith(`${own}/`));
}
