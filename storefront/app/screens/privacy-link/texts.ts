import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("privacy-link", {
  title: "Datele tale personale",
  checkdata: {
    about:
      "Descarci tot ce păstrăm despre tine: un PDF de citit și un fișier JSON pentru alte programe. Fiecare poate fi descărcat o singură dată.",
    buttons: { pdf: "Descarcă PDF", json: "Descarcă JSON" },
  },
  forgetme: {
    about:
      "Contul, adresele, companiile și favoritele sunt șterse definitiv. Facturile și comenzile rămân atât cât cere legea contabilității. Ștergerea nu poate fi anulată.",
    button: "Șterge contul și datele mele",
  },
  gone: "Linkul nu mai este valabil. Poți trimite o cerere nouă din contul tău.",
  account: "Mergi la cont",
  erased: "Datele tale au fost șterse.",
});
