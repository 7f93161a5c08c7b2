import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("account-password", {
  title: "Schimbă parola",
  about: "O parolă bună are cel puțin 10 caractere și nu este folosită în altă parte.",
  others: "După schimbare, celelalte dispozitive îți vor cere parola nouă.",
  open: "Schimbă parola",
  dialog: "Parolă nouă",
  old: "Parola veche",
  // Quoted verbatim (requirements: C8).
  saved: "Parola a fost modificata.",
  sessions: "Dispozitive conectate la contul tău",
  sessionsHint: "Dacă nu recunoști un dispozitiv, schimbă parola și ieși din cont pe celelalte dispozitive.",
  thisOne: "acesta",
  unknownDevice: "Dispozitiv necunoscut",
  begun: phrase("Ai intrat în cont pe {moment}"),
  used: phrase("Folosit ultima dată pe {moment}"),
  endOthers: "Ieși din cont pe celelalte dispozitive",
  onlyThis: "Nu ai intrat în cont de pe alte dispozitive.",
});
