import { formatLei } from "@curat/contract/lei.values";

export const texts = {
  title: "Pachete",
  // Letter for letter (requirements: B3).
  more: "Vezi mai multe",
  less: "Restrange",
  contains: "Conține:",
  others: (count: number): string => (count === 1 ? "și încă un produs" : `și încă ${count} produse`),
  separately: "Separat:",
  saves: (lei: number): string => `Economisești ${formatLei(lei)}`,
  soldOut: "Indisponibil momentan",
};
