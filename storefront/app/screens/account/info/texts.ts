import { catalogue, optional } from "@curat/contract/texts.values";

export const texts = catalogue("account-info", {
  title: "Date personale",
  name: "Nume",
  email: "E-mail",
  phone: "Telefon",
  none: "necompletat",
  dialog: "Modifică datele personale",
  firstname: "Prenume",
  lastname: "Nume",
  emailHint: optional("Adresa de e-mail nu poate fi schimbată."),
  phoneHint: optional("Curierul te sună la acest număr."),
  // Quoted verbatim (requirements: C8).
  saved: "Modificare facuta cu success!",
});
