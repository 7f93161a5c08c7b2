import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("password-reset", {
  title: "Alege o parolă nouă",
  hint: "După schimbare, folosești parola nouă pe toate dispozitivele.",
  submit: "Schimbă parola",
  // Quoted verbatim (requirements: C8).
  done: "Parola a fost modificata.",
  again: "Cere alt link",
});
