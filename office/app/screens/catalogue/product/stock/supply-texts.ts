import { countOf } from "@curat/contract/quantity-text.values";

const DAY = new Intl.DateTimeFormat("ro-RO", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
});

export const supplyTexts = {
  title: "Reaprovizionare",
  expected: (pieces: number, day: string) => `${pieces} buc., ${DAY.format(new Date(`${day}T00:00:00Z`))}`,
  order: (name: string) => `comanda ${name}`,
  nothing: "Nu ai comenzi la furnizori în curs.",
  proposed: (minimum: number, target: number, sold: number) =>
    sold === 0
      ? "Fără vânzări în ultimele 90 de zile."
      : `Din cele ${countOf(sold, "bucăți")} vândute în 90 de zile: minim ${minimum}, dorit ${target}.`,
  minimum: "Stoc minim",
  target: "Stoc dorit",
  hint: "Dacă le lași goale, se calculează din vânzări. Sub minim, produsul apare la De comandat.",
  save: "Salvează stocul minim și cel dorit",
  saved: "Stocul minim și cel dorit au fost salvate.",
};
