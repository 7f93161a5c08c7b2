export const texts = {
  template: "Răspuns pregătit",
  choose: "Alege un șablon",
  putIn: "Pune în text",
  noTemplate: "Alege un șablon.",
  meanwhile:
    "Altcineva a scris între timp; vezi mai sus ce a răspuns. Textul tău a rămas: trimite-l doar dacă mai este nevoie.",
  unsent: "Textul tău nu a fost trimis",
  shop: "Magazinul",
};
