import { wholeNumber } from "@curat/contract/lei.values";
import { countOf } from "@curat/contract/quantity-text.values";

export const texts = {
  filters: "Filtre",
  addFilter: "Adaugă un filtru",
  without: (sentence: string) => `Renunță la filtrul: ${sentence}`,
  clear: "Șterge filtrele",
  apply: "Aplică",
  columns: "Coloane",
  showColumns: "Arată coloanele",
  csv: "Descarcă CSV",
  xlsx: "Descarcă XLSX",
  export: "Export cu toate câmpurile",
  count: (total: number) => (total === 1 ? "Un rezultat" : countOf(total, "rezultate")),
  moreThan: (total: number) => `Peste ${wholeNumber(total)} de rezultate`,
  none: "Niciun rezultat cu aceste filtre.",
  empty: "Încă nu este nimic aici.",
  nothingWaits: "Nimic nu te așteaptă aici.",
  chosen: "Alege",
  pastTheEnd: (last: number) =>
    last === 1 ? "Lista are o singură pagină." : `Lista are doar ${last} pagini.`,
  lastPage: "Mergi la ultima",
  pages: "Pagini",
  previous: "Înapoi",
  next: "Înainte",
  page: (page: number, last: number) => `Pagina ${page} din ${last}`,
};
