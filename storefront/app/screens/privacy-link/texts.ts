import { PRIVACY_SENT_TEXT } from "@curat/contract/privacy.values";
import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("privacy-link", {
  title: "Datele tale personale",
  checkdata: {
    about:
      "Descarci toate datele pe care le păstrăm despre tine: un PDF și un fișier JSON pentru alte programe. Fiecare poate fi descărcat o singură dată.",
    buttons: { pdf: "Descarcă PDF", json: "Descarcă JSON" },
  },
  forgetme: {
    about:
      "Contul, adresele, comenzile încheiate și tot ce păstrăm despre tine se șterg definitiv. Facturile se păstrează atât cât cere legea contabilității. Datele unei comenzi în curs se păstrează până când comanda este încheiată și nu mai poate fi returnată. Ștergerea nu poate fi anulată.",
    button: "Șterge datele mele",
  },
  gone: "Linkul nu mai este valabil. Poți trimite o cerere nouă.",
  again: "Trimite o cerere nouă",
  erased: "Datele tale au fost șterse.",
  waiting: (orders: string) =>
    `Datele din comanda ${orders} se șterg automat când comanda este încheiată și nu mai poate fi returnată.`,
  waitingMany: (orders: string) =>
    `Datele din comenzile ${orders} se șterg automat când comenzile sunt încheiate și nu mai pot fi returnate.`,
  ask: {
    about:
      "Ai comandat fără cont sau ne-ai scris? Cere aici datele pe care le păstrăm despre tine sau ștergerea lor.",
    account: "Ai cont? Găsești cererile tale la",
    accountLink: "Date și cookie-uri",
    email: "Adresa de e-mail din comandă",
    kind: "Ce vrei să faci",
    kinds: { checkdata: "Să primesc datele mele", forgetme: "Să șterg datele mele" },
    later:
      "Dacă păstrăm date legate de această adresă, îți trimitem un link valabil 24 de ore, prin care confirmi cererea.",
    send: "Trimite cererea",
    sent: PRIVACY_SENT_TEXT,
  },
});
