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
  reaction: "Grupă chimică",
  reactionHint:
    "Când clorul și un acid ajung în același coș, cumpărătorul este prevenit că împreună degajă clor gazos.",
  noReaction: "Niciuna",
  reactions: { chlorine: "Clor (hipoclorit, clor activ)", acid: "Acid (detartrant, oțet, acid citric)" },
  none: "Produsul nu are etichetă de pericol.",
};
