export const texts = {
  title: "Date personale",
  name: "Nume",
  email: "E-mail",
  phone: "Telefon",
  none: "necompletat",
  dialog: "Modifică datele personale",
  firstname: "Prenume",
  lastname: "Nume",
  emailHint: "Adresa de e-mail nu se poate schimba.",
  phoneHint: "Curierul te sună la acest număr.",
  // Letter for letter (requirements: C8).
  saved: "Modificare facuta cu success!",
};
