import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("newsletter-unsubscribe", {
  title: "Dezabonare de la newsletter",
  intro:
    "Apasă butonul și nu îți mai trimitem newsletterul. Mesajele despre comenzi le primești în continuare.",
  shop: "Mergi la cumpărături",
  leave: "Dezabonează-mă",
  left: "Te-am dezabonat. Nu îți mai trimitem newsletterul.",
  unknown: "Linkul este incomplet. Deschide-l din nou din mesajul primit.",
  failed: "Nu te-am putut dezabona acum. Încearcă din nou peste puțin timp.",
});
