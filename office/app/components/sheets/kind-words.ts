import type { SheetKindName } from "@curat/contract/staff/exchange.values";

export const KIND_WORDS: Record<SheetKindName, string> = {
  products: "Produse",
  prices: "Prețuri",
  costs: "Costuri de achiziție",
  seap: "Catalogul SEAP",
  stock: "Stoc numărat",
  "stock-levels": "Stoc minim și dorit",
  categories: "Categorii",
  parameters: "Caracteristici cu valori",
  redirects: "Redirecționări",
  customers: "Clienți",
  companies: "Firme",
  "customer-groups": "Grupuri de clienți",
  orders: "Comenzi",
  invoices: "Facturi, cu rândurile lor",
  reviews: "Recenzii",
};
