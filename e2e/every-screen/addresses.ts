/** One address for every route and every kind of page; a new one without an address here fails the suite. */
import { readFileSync } from "node:fs";

const app = new URL("../../storefront/app/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, app), "utf8");

/** Patterns of routes.ts that show a screen; the others only answer forms and fetches. */
export const ROUTE_ADDRESSES: Record<string, string> = {
  "": "/",
  cos: "/cos",
  "thank-you.html": "/thank-you.html",
  comanda: "/comanda",
  "comanda/sesizare": "/comanda/sesizare",
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
  "account/companii": "/account/companii?add=1",
  "account/favorite": "/account/favorite",
  "account/returns": "/account/returns",
  "account/alerte": "/account/alerte",
  "account/sesizari": "/account/sesizari?add=1",
  "alerta-stoc/:productId": "/alerta-stoc/1",
  "account/cookie": "/account/cookie?cerere=checkdata",
  "date-personale/:code": "/date-personale/un-link-vechi",
  blog: "/blog",
  newsletter: "/newsletter",
  "newsletter/dezabonare/:token": "/newsletter/dezabonare/un-link-vechi",
  "newsletter/confirm/:code": "/newsletter/confirm/un-cod-necunoscut",
};
/** Kinds of page that the catch-all opens. */
export const KIND_ADDRESSES: Record<string, string> = {
  category: "/solutii-de-curatare/pardoseli",
  article: "/articole/despre-noi.html",
  "article with the contact form": "/articole/contact.html",
  "blog-list": "/blog/categorie/horeca",
  "blog-post": "/blog/calcarul-din-baie",
  landing: "/curatenie-de-primavara",
  "not-found": "/aici-nu-este-nimic",
};
/** Found by following the first link of that kind, since their addresses come with the demo's products. */
export const FOLLOWED: Record<string, { from: string; link: string }> = {
  product: { from: "/solutii-de-curatare/pardoseli", link: "main article a[href]" },
  promotion: { from: "/promotii", link: 'main a[href^="/promotii/"]' },
  bundle: { from: "/pachete", link: 'main article a[href^="/pachete/"]' },
  brand: { from: "/marci", link: 'main a[href^="/marci/"]' },
  "account/comenzi/:id": { from: "/account/comenzi", link: 'main li a[href^="/account/comenzi/"]' },
};

const WITHOUT_SCREEN = new Set([
  ".well-known/security.txt",
  "cos/actiune",
  "compara/actiune",
  "cos/easybox",
  "recomandari/:productId",
  "comanda/factura",
  "search/suggestions",
  "delogare",
  "cookie/actiune",
  "date-personale/:code/deschide",
  "account/login/:provider",
  // Shows a form only to who comes back from a provider.
  "account/login/:provider/callback",
  "favorite/actiune",
  "localitati/:countyId",
  "account",
  "account/comenzi/:id/factura",
  "*",
]);

/** What routes.ts and screens.ts name and this file does not. */
export function withoutAddress(): string[] {
  const routes = [...read("routes.ts").matchAll(/\broute\("([^"]+)"/g)].map(([, pattern = ""]) => pattern);
  const kinds = [...read("screens/screens.ts").matchAll(/^ {2}"?([a-z-]+)"?: lazyScreen/gm)].map(
    ([, kind = ""]) => kind,
  );
  return [
    ...routes.filter(
      (pattern) => !WITHOUT_SCREEN.has(pattern) && !(pattern in ROUTE_ADDRESSES) && !(pattern in FOLLOWED),
    ),
    ...kinds.filter((kind) => !(kind in KIND_ADDRESSES) && !(kind in FOLLOWED)),
  ];
}
