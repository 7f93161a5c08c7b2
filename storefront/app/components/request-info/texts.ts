import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("request-info", {
  // Quoted verbatim (requirements: B12, B21).
  sent: "Mesajul a fost trimis cu success.",
  title: "Cere informații despre produs",
  intro: "Scrie-ne întrebarea ta. Îți răspundem pe e-mail sau la telefon.",
  restock: "Anunțați-mă când produsul revine în stoc.",
  send: "Trimite cererea",
});
