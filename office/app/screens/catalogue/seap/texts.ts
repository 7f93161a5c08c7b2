import type { SeapState } from "@curat/contract/staff/seap-items.values";
import { dayText } from "../../../components/time/day.ts";

export const texts = {
  title: "Catalog SEAP",
  explain:
    "O poziție din catalogul electronic SEAP expiră la doi ani de la publicare. Prețurile sunt fără TVA. Codurile, prețurile și datele se schimbă pe pagina produsului, la Preț, sau prin import.",
  download: "Exportă catalogul",
  upload: "Importă catalogul",
  product: "Produs",
  productCode: "Cod",
  cpv: "CPV",
  code: "Cod SEAP",
  price: "Preț SEAP",
  shopPrice: "Preț magazin",
  published: "Publicat la",
  notPublished: "nepublicat",
  ends: "Expiră la",
  state: "Stare",
  contains: "Produs sau cod",
  empty: "Nu există încă nicio poziție SEAP. Exportă catalogul, completează codurile și importă-l.",
  states: {
    ending: "expiră în 60 de zile",
    ended: "expirată",
    different: "alt preț decât în magazin",
    unpublished: "nepublicată",
    missing: "produs fără poziție",
  } satisfies Record<SeapState, string>,
  day: (day: string | null) => (day === null ? null : dayText(day)),
};
