import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("newsletter-unsubscribe", {
  title: "Dezabonare de la newsletter",
  intro:
    "Apasă butonul și nu îți mai trimitem newsletterul. Mesajele despre comenzile tale ajung ca până acum.",
  shop: "Mergi la cumpărături",
  leave: "Dezabonează-mă",
  left: "Te-am dezabonat. Nu îți mai trimitem newsletterul.",
  unknown: "Linkul nu este întreg. Deschide-l din nou din mesajul primit.",
  failed: "Nu te-am putut dezabona acum. Încearcă din nou peste puțin timp.",
});
