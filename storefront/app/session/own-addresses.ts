/** Addresses of the shop that only our own API can fill; before a foreign provider they answer 404 and no page links to them. */
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

/** True for an address (path, query ignored) that is one of them or lies below one. */
export function isOwnAddress(address: string): boolean {
  const [pathname = ""] = address.split(/[?#]/);
  return OWN_ADDRESSES.some((own) => pathname === own || pathname.startsWith(`${own}/`));
}
