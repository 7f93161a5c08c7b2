/** Test paths of every route and kind of page. The suite fails if one is missing. */
import { readFileSync } from "node:fs";

const app = new URL("../../storefront/app/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, app), "utf8");

/** Keyed by pattern in routes.ts, for routes that show a screen. */
const ROUTE_ADDRESSES: Record<string, string> = {
  "": "/",
  cos: "/cos",
  "thank-you.html": "/thank-you.html",
  comanda: "/comanda",
  "comanda/sesizare": "/comanda/sesizare",
  "comanda-rapida": "/comanda-rapida",
  "comanda-recurenta/:link": "/comanda-recurenta/un-link-vechi",
  "oferta/:token": "/oferta/un-link-vechi",
  "recenzie/:id/semnaleaza": "/recenzie/1/semnaleaza",
  retragere: "/retragere",
  "plata/:randomid": "/plata/o-comanda-necunoscuta",
  search: "/search?term=detergent",
  "search/:machine": `/search/${Buffer.from(JSON.stringify({ brand: "Karon" })).toString("base64url")}`,
  promotii: "/promotii",
  pachete: "/pachete",
  marci: "/marci",
  sitemap: "/sitemap",
  cookie: "/cookie",
  compara: "/compara",
  auth: "/auth?pas=cont-nou",
  "password-reset/:token": "/password-reset/un-link-vechi",
  "account/info": "/account/info",
  "account/infoPass": "/account/infoPass?edit=1",
  "account/comenzi": "/account/comenzi",
  "account/adrese": "/account/adrese",
  "account/comenzi-recurente": "/account/comenzi-recurente",
  "account/oferte": "/account/oferte",
  "account/companii": "/account/companii?add=1",
  "account/favorite": "/account/favorite",
  "account/returns": "/account/returns",
  "account/alerte": "/account/alerte",
  "account/liste": "/account/liste",
  "account/sesizari": "/account/sesizari?add=1",
  "alerta-stoc/:productId": "/alerta-stoc/1",
  "account/cookie": "/account/cookie?cerere=checkdata",
  "previzualizare/:code": "/previzualizare/un-link-vechi",
  "date-personale": "/date-personale",
  "date-personale/:code": "/date-personale/un-link-vechi",
  blog: "/blog",
  newsletter: "/newsletter",
  "newsletter/dezabonare/:token": "/newsletter/dezabonare/un-link-vechi",
  "newsletter/confirm/:code": "/newsletter/confirm/un-cod-necunoscut",
};
/** Paths of the page kinds that the catch-all route opens. */
const KIND_ADDRESSES: Record<string, string> = {
  category: "/solutii-de-curatare/pardoseli",
  "category as a table": "/solutii-de-curatare/pardoseli?density=1",
  article: "/articole/despre-noi.html",
  "article with the contact form": "/articole/contact.html",
  "blog-list": "/blog/categorie/horeca",
  "blog-post": "/blog/calcarul-din-baie",
  landing: "/curatenie-de-primavara",
  "not-found": "/aici-nu-este-nimic",
};
/** Screens found by following the first matching link, because their paths depend on the demo's products. */
const FOLLOWED: Record<string, { from: string; link: string }> = {
  product: { from: "/solutii-de-curatare/pardoseli", link: "main article a[href]" },
  promotion: { from: "/promotii", link: 'main a[href^="/promotii/"]' },
  bundle: { from: "/pachete", link: 'main article a[href^="/pachete/"]' },
  brand: { from: "/marci", link: 'main a[href^="/marci/"]' },
  "account/comenzi/:id": { from: "/account/comenzi", link: 'main li a[href^="/account/comenzi/"]' },
};

export const SCREENS = [
  ...Object.keys(ROUTE_ADDRESSES),
  ...Object.keys(KIND_ADDRESSES),
  ...Object.keys(FOLLOWED),
].map((name) => name || "home");

/** Returns a screen's path. With `link`, the screen is the target of the first matching link at that path. */
export function addressOf(name: string): { address: string; link?: string; isOfCustomer: boolean } {
  const followed = FOLLOWED[name];
  const address = ROUTE_ADDRESSES[name === "home" ? "" : name] ?? KIND_ADDRESSES[name] ?? followed?.from;
  if (address === undefined) throw new Error(`There is no screen "${name}".`);
  const isOfCustomer = /^\/(?:account|alerta-stoc)\//.test(address);
  return { address, isOfCustomer, ...(followed && { link: followed.link }) };
}

/**
 * The catch-all route is tested by its kinds. The callback shows a form only after a provider's redirect, and
 * a list exists only for its customer.
 */
const TRIED_ELSEWHERE = new Set(["*", "account/login/:provider/callback", "account/liste/:id"]);

/** Returns routes and kinds of page that have no path in this file. */
export function withoutAddress(): string[] {
  // Routes without JSX show no screen.
  const screens = read("routes.ts").matchAll(/\broute\("([^"]+)", "[^"]+\.tsx"/g);
  const routes = [...screens].map(([, pattern = ""]) => pattern);
  const kinds = [...read("screens/screens.ts").matchAll(/^ {2}"?([a-z-]+)"?: lazyScreen/gm)].map(
    ([, kind = ""]) => kind,
  );
  return [
    ...routes.filter(
      (pattern) => !TRIED_ELSEWHERE.has(pattern) && !(pattern in ROUTE_ADDRESSES) && !(pattern in FOLLOWED),
    ),
    // The screen of the search route also shows searches that a provider's router resolved.
    ...kinds.filter((kind) => ![KIND_ADDRESSES, FOLLOWED, ROUTE_ADDRESSES].some((known) => kind in known)),
  ];
}
