import { counted } from "@curat/contract/quantity-text.values";
import { SHEET_KEPT_DAYS } from "@curat/contract/staff/exchange.values";

export const texts = {
  title: "Export",
  explain: `Un fișier cu toate câmpurile, făcut pe fundal și păstrat ${SHEET_KEPT_DAYS} zile. Schimbat într-o foaie de calcul, se aduce înapoi prin Import.`,
  make: "Fișier nou",
  kind: "Ce cuprinde",
  chooseKind: "Alege",
  filtered: "Doar ce arată lista filtrată din care ai venit.",
  all: "Vreau toate",
  send: "Fă fișierul",
  files: `Fișierele ultimelor ${SHEET_KEPT_DAYS} zile`,
  none: "Niciun fișier încă.",
  by: "Cerut de",
  rows: (count: number) => counted(count, "un rând", "rânduri"),
  making: "se face",
  failed: "nereușit",
  partly: "filtrat",
  job: "Vezi lucrarea",
};
