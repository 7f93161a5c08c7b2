import { countOf } from "@curat/contract/quantity-text.values";

export const texts = {
  labels: { parameter: "Denumire", slug: "Adresă", added: "Valori noi" },
  valueLabel: (what: string, value: string) => `${what}: ${value}`,
  products: (count: number) => (count === 1 ? "un produs" : countOf(count, "produse")),
};
