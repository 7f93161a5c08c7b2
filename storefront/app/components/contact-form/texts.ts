export const texts = {
  // Letter for letter (browsing spec, section 8; decisions: Cart and checkout).
  thanks: "Multumim pentru completarea formularului, revenim in cel mai scurt timp!",
  terms: "Am citit și accept termenii și condițiile și politica de confidențialitate",
  title: "Scrie-ne",
  required: "Câmpurile cu * sunt obligatorii.",
  fullname: "Nume",
  firstname: "Prenume",
  lastname: "Nume",
  email: "E-mail",
  phone: "Telefon",
  message: "Mesaj",
  send: "Trimite mesajul",
  goingHome: "În 10 secunde te ducem la prima pagină.",
  home: "Mergi la prima pagină",
  stay: "Rămân aici",
};
