import { callStaff } from "../../office/staff-steps.ts";
import { firstId } from "./records.ts";
import type { Addresses } from "./records.ts";

async function productPage(room: string): Promise<string> {
  const [product] = await callStaff<{ productID: number }[]>("GET", "/staff/products?state=published");
  return `/produse/${product?.productID}${room}`;
}

async function aValueId(): Promise<number> {
  const parameters = await callStaff<{ values: { id: number }[] }[]>("GET", "/staff/product-parameters");
  return parameters.flatMap(({ values }) => values)[0]?.id ?? 0;
}

export const CATALOGUE: Addresses = {
  produse: async () => "/produse?stare=published&q=a",
  "produse/nou": async () => "/produse/nou",
  "produse/:id": async () => productPage(""),
  "produse/:id/recomandari": async () => productPage("/recomandari"),
  "produse/:id/caracteristici": async () => productPage("/caracteristici"),
  "produse/:id/variante": async () => productPage(`/variante?valoare=${await aValueId()}`),
  "produse/:id/imagini": async () => productPage("/imagini"),
  "produse/:id/siguranta": async () => productPage("/siguranta"),
  "produse/:id/pret": async () => productPage("/pret"),
  "produse/:id/stoc": async () => productPage("/stoc"),
  media: async () => "/media?folosire=used",
  "media/lista": async () => "/media/lista?fel=picture",
  "media/:id": async () => `/media/${await firstId("/staff/media?kind=picture", "mediumID")}`,
  "alerte-stoc": async () => "/alerte-stoc?stare=all",
  categorii: async () => "/categorii",
  "categorii/noua": async () => "/categorii/noua",
  "categorii/:id": async () => `/categorii/${await firstId("/staff/categories", "categoryID")}`,
  caracteristici: async () => "/caracteristici",
  "caracteristici/noua": async () => "/caracteristici/noua",
  "caracteristici/:id": async () => `/caracteristici/${await firstId("/staff/parameters", "parameterID")}`,
  producatori: async () => "/producatori?lipseste=logo",
  "producatori/nou": async () => "/producatori/nou",
  "producatori/:id": async () => `/producatori/${await firstId("/staff/brands", "brandID")}`,
  seap: async () => "/seap?stare=ending",
  promotii: async () => "/promotii?stare=running",
  "promotii/noua": async () => "/promotii/noua",
  "promotii/:id": async () => `/promotii/${await firstId("/staff/promotions?gives=reduction", "promoID")}`,
  cadouri: async () => "/cadouri",
  "cadouri/nou": async () => "/cadouri/nou",
  "cadouri/:id": async () => `/cadouri/${await firstId("/staff/promotions?gives=gift", "promoID")}`,
  pachete: async () => "/pachete",
  "pachete/nou": async () => "/pachete/nou",
  "pachete/:id": async () => `/pachete/${await firstId("/staff/bundles", "bundleID")}`,
  foaie: async () => "/foaie?q=det",
  foi: async () => "/foi",
  "foi/:id": async () => {
    const body = { rule: { percent: 1 }, filter: { state: "published", q: "det" } };
    return `/foi/${(await callStaff<{ id: number }>("POST", "/staff/product-sheets", body)).id}`;
  },
  "liste-preturi": async () => "/liste-preturi",
  "liste-preturi/noua": async () => "/liste-preturi/noua",
  "liste-preturi/:id": async () => {
    const body = {
      name: "De încercat",
      starts_at: "2026-01-01T00:00:00Z",
      rows: [{ target: "all", percent: 5 }],
    };
    return `/liste-preturi/${(await callStaff<{ listID: number }>("POST", "/staff/price-lists", body)).listID}`;
  },
};
