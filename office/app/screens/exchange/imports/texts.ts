import { countOf, counted } from "@curat/contract/quantity-text.values";
import { EMPTIED, SHEET_RETENTION_DAYS } from "@curat/contract/staff/exchange.values";

export const texts = {
  explain: `Un fișier CSV sau XLSX adaugă rânduri noi și le modifică pe cele existente. Fișierul se verifică, apoi se importă; un import poate fi anulat în întregime. O celulă goală nu schimbă nimic; ${EMPTIED} golește câmpul.`,
  files: `Fișiere din ultimele ${SHEET_RETENTION_DAYS} zile`,
  warned: (count: number) =>
    count === 1
      ? "Pe un rând, o valoare se schimbă de peste 10 ori. Verifică rândul: este primul în listă."
      : `Pe ${countOf(count, "rânduri")}, o valoare se schimbă de peste 10 ori. Verifică-le: sunt primele în listă.`,
  counts: {
    new: (count: number) => counted(count, "un rând nou", "noi"),
    changed: (count: number) => counted(count, "un rând modificat", "se schimbă"),
    same: (count: number) => counted(count, "un rând neschimbat", "neschimbate"),
    refused: (count: number) => counted(count, "un rând refuzat", "refuzate"),
  },
  states: {
    uploaded: "coloane de asociat",
    checking: "se verifică",
    checked: "verificat",
    writing: "se importă",
    written: "scris",
    stopped: "oprit",
    undone: "anulat",
  },
};
