export const texts = {
  title: "Șabloane de răspuns",
  new: "Șablon nou",
  none: "Nu există încă niciun șablon. Salvează aici răspunsurile folosite des: le inserezi dintr-un clic când răspunzi la sesizări, mesaje sau recenzii.",
  save: "Salvează șablonul",
  create: "Adaugă șablonul",
  created: "Șablonul a fost adăugat.",
  saved: "Șablonul a fost salvat.",
  remove: "Șterge șablonul",
  removed: "Șablonul a fost șters.",
  text: "Textul",
};
