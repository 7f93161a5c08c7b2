import { catalogue } from "@curat/contract/texts.values";

export const newsletterTexts = catalogue("newsletter", {
  // Every address gets the same response, so it does not reveal subscribers (decisions/0042: Answers marked not shown).
  asked: "Ți-am trimis un e-mail de confirmare.",
  already: "Ești deja abonat la newsletterul cu oferte speciale.",
  again: "Te-ai abonat din nou la newsletterul cu oferte speciale.",
  left: "Te-ai dezabonat după ce ai cerut acest link. Ca să te abonezi din nou, cere alt link.",
  unsubscribed: "Te-am dezabonat de la newsletter.",
});
