import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("newsletter", {
  title: "Abonare la newsletter",
  intro: "O dată pe lună, ofertele și articolele noi.",
  promise: phrase("După ce confirmi adresa, primești un cod de {procent}% pentru următoarea comandă."),
  // Letter for letter (decisions/0042: Answers marked not shown), for a provider that says nothing itself.
  asked: "Ți-am trimis un e-mail de confirmare.",
});
