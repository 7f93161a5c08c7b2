import { countOf } from "@curat/contract/quantity-text.values";

const products = (count: number) => (count === 1 ? "Un produs" : countOf(count, "produse"));

export const texts = {
  title: "Produse",
  new: "Produs nou",
  sheet: "Editează în foaie",
  name: "Denumire",
  picture: "Imagine",
  code: "Cod",
  barcode: "Cod de bare",
  brand: "Brand",
  category: "Categorie",
  state: "Stare",
  price: "Preț",
  listPrice: "Preț de listă",
  stock: "Stoc",
  sold: "Vândute",
  promotion: "Promoție",
  missing: "Ce lipsește",
  changed: "Modificat",
  text: "Denumire, cod sau cod de bare",
  contains: "conține",
  levels: { none: "epuizat", low: "pe terminate sau epuizat", some: "disponibil" },
  promotions: { yes: "în desfășurare", no: "fără" },
  kinds: {
    any: "orice informație obligatorie",
    brand: "brandul sau datele producătorului",
    category: "categoria",
    weight: "greutatea",
    size: "dimensiunile",
    responsible: "persoana responsabilă din UE",
    pics: "imagini",
    description: "descrierea",
    net_quantity: "cantitatea netă",
    statements: "frazele de pericol sau de precauție",
    claims: "cuvinte nepermise",
    nc8: "codul NC8",
  },
  publish: "Publică",
  unpublish: "Retrage de la vânzare",
  archive: "Arhivează",
  restore: "Scoate din arhivă",
  done: {
    publish: (count: number) =>
      count === 1 ? "Un produs este publicat." : `${products(count)} sunt publicate.`,
    unpublish: (count: number) =>
      count === 1 ? "Un produs este retras de la vânzare." : `${products(count)} sunt retrase de la vânzare.`,
    archive: (count: number) =>
      count === 1 ? "Un produs este arhivat." : `${products(count)} sunt arhivate.`,
    restore: (count: number) =>
      count === 1 ? "Un produs este scos din arhivă." : `${products(count)} sunt scoase din arhivă.`,
  },
};
