export const texts = {
  title: "Lista favorite",
  // Letter for letter (requirements: C6).
  empty: "Nu ai produse favorite",
  emptyHint: "Apasă inima de pe un produs și îl găsești aici data viitoare.",
  toShop: "Vezi produsele",
  count: (count: number): string =>
    count === 1
      ? "Un produs"
      : `${count} ${count % 100 === 0 || count % 100 > 19 ? "de produse" : "produse"}`,
};
