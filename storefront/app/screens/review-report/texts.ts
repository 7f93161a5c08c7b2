import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("review-report", {
  title: "Semnalează o recenzie",
  about:
    "Scrie-ne dacă recenzia este ilegală, falsă sau jignitoare. Un om din echipa noastră o verifică și hotărăște dacă rămâne.",
  reason: "De ce o semnalezi",
  contact:
    "Numele și e-mailul nu sunt obligatorii. Cu ele îți confirmăm că am primit semnalarea și îți scriem ce am hotărât.",
  name: "Nume",
  email: "E-mail",
  truthful: "Din câte știu, ce am scris este adevărat și complet.",
  send: "Trimite semnalarea",
  back: "Înapoi la produs",
  sent: "Mulțumim, am primit semnalarea. O verificăm cât mai curând.",
});
