import { countOf } from "@curat/contract/quantity-text.values";

const pieces = (count: number) => (count === 1 ? "o bucată" : countOf(count, "bucăți"));

export const texts = {
  title: "Locuri de stoc",
  new: "Loc nou",
  explain:
    "Comenzile se expediază din depozit. Aici găsești celelalte locuri cu marfă, cum ar fi magazinul sau duba, și stocul fiecăruia.",
  name: "Denumire",
  address: "Adresă",
  products: "Produse",
  pieces: "Bucăți",
  state: "Stare",
  states: { active: "active", archived: "arhivate", all: "toate" },
  archived: "arhivat",
  text: "Locul",
  create: "Adaugă locul",
  created: "Locul a fost adăugat.",
  save: "Salvează locul",
  saved: "Locul a fost salvat.",
  goods: "Marfa de aici",
  total: (products: number, count: number) =>
    `${products === 1 ? "1 produs" : countOf(products, "produse")}, ${pieces(count)}.`,
  product: "Produs",
  code: "Cod",
  search: "Caută după nume sau cod",
  find: "Caută",
  noGoods: "Nu există marfă aici.",
  notFound: "Niciun produs de aici nu corespunde căutării.",
  movements: "Ultimele mișcări",
  noMovements: "Nicio mișcare până acum.",
  at: "Când",
  moved: "Bucăți",
  after: "Rămase",
  why: "Motiv",
  by: "Autor",
  correct: "Corectează stocul",
  correctHint:
    "Pentru marfa vândută la casă, spartă sau găsită în plus. Din depozit se aduce marfă prin transfer.",
  productCode: "Codul produsului",
  kind: "Ce scrii",
  kinds: {
    quantity: "Corecție: se adaugă sau, cu minus, se scade",
    counted: "Inventar: numărul actual de bucăți",
  },
  note: "Motiv",
  write: "Înregistrează",
  now: (count: number) => `Sunt acum ${pieces(count)}.`,
};
