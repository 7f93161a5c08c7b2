import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("contact-form", {
  // Quoted verbatim (requirements: B21).
  thanks: "Multumim pentru completarea formularului, revenim in cel mai scurt timp!",
  title: "Scrie-ne",
  required: "Câmpurile marcate cu * sunt obligatorii.",
  fullname: "Nume",
  firstname: "Prenume",
  lastname: "Nume",
  email: "E-mail",
  phone: "Telefon",
  message: "Mesaj",
  send: "Trimite mesajul",
  goingHome: "În 10 secunde ajungi pe prima pagină.",
  home: "Mergi la prima pagină",
  stay: "Rămâi aici",
});
