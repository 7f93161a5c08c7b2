import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("review-report", {
  title: "Semnalează o recenzie",
  about:
    "Scrie-ne dacă recenzia este ilegală, falsă sau jignitoare. O persoană din echipa noastră o verifică și decide dacă rămâne publicată.",
  reason: "Motivul semnalării",
  contact:
    "Numele și e-mailul sunt opționale. Dacă le completezi, îți confirmăm primirea semnalării și îți comunicăm decizia.",
  name: "Nume",
  email: "E-mail",
  truthful: "Confirm că, din câte știu, informațiile de mai sus sunt adevărate și complete.",
  send: "Trimite semnalarea",
  back: "Înapoi la produs",
  sent: "Mulțumim, am primit semnalarea. O verificăm cât mai curând.",
});
