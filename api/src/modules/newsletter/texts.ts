import { catalogue } from "@curat/contract/texts.values";

export const newsletterTexts = catalogue("newsletter", {
  // The same for every address, so that nobody learns who is subscribed (decisions/0042: Answers marked not shown).
  asked: "Ți-am trimis un e-mail de confirmare.",
  already: "Ești deja abonat la newsletterul cu oferte speciale.",
  unsubscribed: "Te-am dezabonat de la newsletter.",
});
