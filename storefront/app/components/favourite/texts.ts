import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("favourite", {
  add: "Adaugă la favorite",
  remove: "Elimină din favorite",
  // Quoted verbatim (requirements: B21).
  notLoggedIn: "Trebuie sa fii logat pentru a putea adauga la favorite produsul",
});
