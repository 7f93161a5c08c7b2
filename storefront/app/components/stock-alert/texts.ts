import { ALERT_SET_TEXT } from "@curat/contract/stock-alerts.values";
import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("stock-alert", {
  // Quoted verbatim (requirements: B15, B21).
  open: "Informeaza-ma cand produsul revine in stoc",
  notLoggedIn: "Trebuie sa fii logat ca sa poti creea o alerta de stoc",
  title: "Alertă de stoc",
  intro: "Îți scriem o singură dată, când produsul revine în stoc.",
  required: "Câmpurile marcate cu * sunt obligatorii.",
  firstname: "Prenume",
  lastname: "Nume",
  email: "E-mail",
  expiry: "Valabilă până la",
  send: "Setează alerta",
  set: ALERT_SET_TEXT,
});
