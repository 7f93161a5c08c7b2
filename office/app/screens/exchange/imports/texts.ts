import { countOf, counted } from "@curat/contract/quantity-text.values";
import { EMPTIED, SHEET_RETENTION_DAYS } from "@curat/contract/staff/exchange.values";

export const texts = {
  explain: `Un fișier CSV sau XLSX aduce rânduri noi și le schimbă pe cele care sunt. Întâi se verifică, apoi se scrie; tot ce a scris se ia înapoi deodată. O celulă goală nu schimbă nimic; ${EMPTIED} golește.`,
  files: `Fișierele ultimelor ${SHEET_RETENTION_DAYS} zile`,
  warned: (count: number) =>
    count === 1
      ? "Pe un rând un număr se schimbă de peste 10 ori: este primul în listă, verifică-l."
      : `Pe ${countOf(count, "rânduri")} un număr se schimbă de peste 10 ori: sunt primele în listă, verifică-le.`,
  counts: {
    new: (count: number) => counted(count, "unul nou", "noi"),
    changed: (count: number) => counted(count, "unul se schimbă", "se schimbă"),
    same: (count: number) => counted(count, "unul neschimbat", "neschimbate"),
    refused: (count: number) => counted(count, "unul refuzat", "refuzate"),
  },
  states: {
    uploaded: "de potrivit",
    checking: "se verifică",
    checked: "verificat",
    writing: "se scrie",
    written: "scris",
    stopped: "oprit",
    undone: "luat înapoi",
  },
};
