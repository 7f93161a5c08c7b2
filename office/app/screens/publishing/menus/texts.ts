import { LIMITS } from "@curat/contract/limits.values";

export const texts = {
  row: (place: number) => `Linkul ${place + 1}`,
  labels: { name: "Denumire", url: "Adresă" },
  notShown: (count: number) =>
    `Meniul afișează primele ${LIMITS.topLinks} linkuri; ${count === 1 ? "ultimul nu apare" : `ultimele ${count} nu apar`}.`,
  groups: { 31: "Despre noi", 32: "Informații utile", 33: "Legal" } as Record<string, string>,
};
