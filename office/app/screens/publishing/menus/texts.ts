import { LIMITS } from "@curat/contract/limits.values";

export const texts = {
  row: (place: number) => `Legătura ${place + 1}`,
  labels: { name: "Denumire", url: "Adresă" },
  notShown: (count: number) =>
    `Meniul arată primele ${LIMITS.topLinks} legături; ${count === 1 ? "ultima nu se vede" : `ultimele ${count} nu se văd`}.`,
  groups: { 31: "Despre firmă", 32: "Informații utile", 33: "Legal" } as Record<string, string>,
};
