import { documentAmount } from "@curat/contract/lei.values";
import { countOf } from "@curat/contract/quantity-text.values";

const products = (count: number) => (count === 1 ? "un produs" : countOf(count, "produse"));

export const texts = {
  title: "De comandat",
  explain:
    "Produsele publicate al căror stoc, cu tot cu bucățile deja comandate, este sub minim. Minimul se calculează din vânzările ultimelor 90 de zile și din termenul de livrare al furnizorului. Îl poți scrie și tu, la Stoc, pe pagina produsului.",
  nothing: "Nimic de comandat: toate produsele sunt peste stocul minim.",
  lowStock: ({
    products: count,
    below_minimum: below,
    without_minimum: without,
    others,
  }: Record<"products" | "below_minimum" | "without_minimum" | "others", number>) =>
    `Stoc pe terminate (sub pragul de la „Stoc limitat”): ${products(count)}, din care ${below} sub minim, ${others} peste minim sau deja comandate și ${without} fără minim, pentru că nu s-au vândut în 90 de zile.`,
  showLow: (count: number) => `Comandă dintre cele ${count} fără minim`,
  showShort: "Înapoi la produsele sub minim",
  withoutMinimum: "Stoc pe terminate, fără minim",
  lowHint: "Scrie câte bucăți comanzi. Produsele fără cantitate nu se comandă.",
  suppliers: "Furnizori",
  all: "Toți furnizorii",
  nobody: "Fără furnizor",
  supplierSum: (supplier: string, count: number, cost: string) =>
    [`${supplier}: ${products(count)}`, cost].filter(Boolean).join(", "),
  amount: (amount: number, currency: "RON" | "EUR") =>
    `${documentAmount(amount)} ${currency === "EUR" ? "euro" : "lei"}`,
  product: "Produs",
  supplier: "Furnizor",
  stock: "Stoc",
  coming: "Comandate",
  levels: "Minim – dorit",
  levelsOf: (minimum: number, target: number, isProposed: boolean) =>
    `${minimum} – ${target}${isProposed ? "" : ", stabilit manual"}`,
  sold: "Vândute în 90 de zile",
  cover: "Ajunge pentru",
  coverOf: (days: number | null) => (days === null ? "–" : days === 1 ? "o zi" : countOf(days, "zile")),
  pieces: "De comandat",
  packHint: (pack: number) => `câte ${pack}`,
  cost: "Cost fără TVA",
  fieldOf: (what: string, name: string) => `${what}: ${name}`,
  chooseSupplier: "Alege furnizorul",
  order: "Comandă",
  orderHint:
    "Se creează câte o ciornă de comandă pentru fiecare furnizor. Șterge cantitatea la produsele pe care nu le comanzi acum.",
  ordered: (count: number) =>
    count === 1
      ? "A fost creată o ciornă de comandă."
      : `Au fost create ${countOf(count, "ciorne")} de comandă.`,
  skipped: (codes: string[]) => `Erau deja într-o ciornă: ${codes.slice(0, 10).join(", ")}.`,
  newer: "Precedentele",
  older: "Următoarele",
};
