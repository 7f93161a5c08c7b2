import type { RowOutcome, SheetKindName } from "@curat/contract/staff/exchange.values";

/** What a file holds, as people call it. */
export const KIND_WORDS: Record<SheetKindName, string> = {
  products: "Produse",
  prices: "Prețuri",
  stock: "Stoc numărat",
  categories: "Categorii",
  parameters: "Parametri cu valori",
  redirects: "Redirecționări",
  customers: "Clienți",
  companies: "Firme",
  "customer-groups": "Grupuri de clienți",
  orders: "Comenzi",
  reviews: "Recenzii",
};

export const OUTCOME_WORDS: Record<RowOutcome, string> = {
  new: "nou",
  changed: "se schimbă",
  same: "neschimbat",
  refused: "refuzat",
};
