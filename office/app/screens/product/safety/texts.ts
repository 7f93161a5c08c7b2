export const texts = {
  title: "Siguranță",
  has: "Este un amestec chimic: detergent, dezinfectant, biocid sau alt produs cu etichetă de pericol",
  pictograms: "Pictograme de pericol",
  signal: "Cuvânt de avertizare",
  noSignal: "Fără",
  statements: "Fraze de pericol (H) și de precauție (P), câte una pe rând",
  statementsHint: "Scrie doar codul, de exemplu H319 sau P305+P351+P338: textul legii se pune la salvare.",
  biocide: "Aviz biocid",
  biocideHint: "Numărul avizului, pentru dezinfectante și alte biocide.",
  none: "Produsul nu are etichetă de pericol.",
};
