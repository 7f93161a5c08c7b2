import { counted } from "@curat/contract/quantity.values";

export const texts = {
  title: "Lista favorite",
  // Letter for letter (requirements: C6).
  empty: "Nu ai produse favorite",
  emptyHint: "Apasă inima de pe un produs și îl găsești aici data viitoare.",
  toShop: "Vezi produsele",
  count: (count: number): string => counted(count, "Un produs", "produse"),
};
