import { PRIVACY_SENT_TEXT } from "@curat/contract/privacy.values";
import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("account-cookie", {
  title: "Date și cookie-uri",
  rights: "Drepturile mele asupra datelor",
  about:
    "Poți cere oricând datele pe care le păstrăm despre tine sau ștergerea lor. Trimitem la adresa de e-mail a contului un link, valabil 24 de ore, prin care primești datele sau confirmi ștergerea.",
  kinds: { checkdata: "Solicită datele stocate", forgetme: "Șterge datele stocate" },
  warning:
    "După confirmarea din e-mail, contul, adresele, comenzile încheiate și tot ce păstrăm despre tine se șterg definitiv. Facturile se păstrează atât cât cere legea contabilității, iar datele unei comenzi în curs, până când comanda se încheie.",
  email: "E-mail",
  comments: "Comentarii",
  send: "Trimite cererea",
  sent: PRIVACY_SENT_TEXT,
  list: "Cererile mele",
  none: "Nu ai trimis încă nicio cerere.",
  states: { open: "În lucru", done: "Soluționată" },
});
