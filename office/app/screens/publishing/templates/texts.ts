export const texts = {
  title: "Șabloane de răspuns",
  new: "Șablon nou",
  none: "Încă nu este niciun șablon. Scrie aici răspunsurile pe care le dai des: le pui în text dintr-o apăsare când răspunzi la sesizări, mesaje sau recenzii.",
  save: "Salvează șablonul",
  create: "Adaugă șablonul",
  created: "Șablonul a fost adăugat.",
  saved: "Șablonul a fost salvat.",
  remove: "Șterge șablonul",
  removed: "Șablonul a fost șters.",
  text: "Textul",
};
