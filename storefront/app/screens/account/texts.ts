/** What several pages of the account say; quotes without diacritics are the specification's, letter for letter. */
export const texts = {
  account: "Contul meu",
  leave: "Delogare",
  titleOf: (page: string): string => `Contul meu – ${page}`,
  required: "Câmpurile marcate cu * sunt obligatorii.",
  save: "Salvează",
  cancel: "Renunță",
  edit: "Modifică",
  remove: "Șterge",
  // Cart spec, sections 2 and 8: the same sentence for companies.
  removeTitle: "Confirmare ștergere",
  removeQuestion: "Esti sigur ca vrei sa stergi aceasta adresa?",
  unavailable: "Datele nu pot fi afișate acum. Reîncarcă pagina peste câteva clipe.",
};
