import { catalogue, optional } from "@curat/contract/texts.values";

export const texts = catalogue("account-addresses", {
  title: "Adrese",
  add: "Adaugă o adresă",
  addTitle: "Adresă nouă",
  editTitle: "Modifică adresa",
  zipcode: "Cod poștal",
  zipcodeHint: optional("Opțional, 6 cifre."),
  // Quoted verbatim (requirements: C6).
  empty: "Nu ai adrese salvate in cont",
  emptyHint: optional("O adresă salvată se completează automat la următoarea comandă."),
  saved: "Adresa a fost salvată.",
  removed: "Adresa a fost ștearsă.",
  gone: "Adresa a fost ștearsă între timp. Apasă „Salvează” ca s-o adaugi din nou.",
});
