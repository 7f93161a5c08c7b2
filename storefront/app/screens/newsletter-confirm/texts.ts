import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("newsletter-confirm", {
  title: "Confirmarea abonării la newsletter",
  waiting: "Confirmăm abonarea…",
  confirm: "Confirmă abonarea",
  // Quoted verbatim (requirements: C7).
  confirmed: "Abonarea ta la newsletter este confirmată.",
  code: phrase("În câteva minute primești pe e-mail un cod de {procent}% pentru următoarea comandă."),
  already:
    "Ești deja abonat la newsletterul cu oferte speciale, așa că nu te-am abonat a doua oară. Codul primit la prima confirmare rămâne valabil.",
  again:
    "Te-ai abonat din nou la newsletterul cu oferte speciale. Codul de bun venit se acordă o singură dată, la prima abonare.",
  left: "Te-ai dezabonat după ce ai cerut acest link, așa că nu te-am abonat din nou. Dacă vrei din nou ofertele noastre, cere alt link.",
  anew: "Abonează-te din nou",
  shop: "Mergi la cumpărături",
});
