import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("account-password", {
  title: "Schimbă parola",
  about: "O parolă bună are cel puțin 10 caractere și nu este folosită în altă parte.",
  others: "După schimbare, celelalte dispozitive pe care ești conectat vor cere parola nouă.",
  open: "Schimbă parola",
  dialog: "Parolă nouă",
  old: "Parola veche",
  // Quoted verbatim (requirements: C8).
  saved: "Parola a fost modificata.",
  sessions: "Unde ești conectat",
  sessionsHint: "Dacă nu recunoști un dispozitiv, deconectează-l și schimbă parola.",
  thisOne: "aceasta",
  unknownDevice: "Dispozitiv necunoscut",
  begun: phrase("Conectat din {moment}"),
  used: phrase("Folosit ultima oară {moment}"),
  endOthers: "Deconectează celelalte dispozitive",
  onlyThis: "Nu ești conectat pe alte dispozitive.",
});
