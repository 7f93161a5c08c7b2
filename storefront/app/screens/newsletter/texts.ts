import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("newsletter", {
  title: "Abonare la newsletter",
  intro: "Primești o dată pe lună ofertele și articolele noi.",
  promise: phrase("După ce confirmi adresa, primești un cod de {procent}% pentru următoarea comandă."),
  // Quoted verbatim (decisions/0042: Answers marked not shown). Used if a provider returns no message.
  asked: "Ți-am trimis un e-mail de confirmare.",
});
