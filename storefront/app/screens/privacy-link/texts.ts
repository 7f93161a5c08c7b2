export const texts = {
  title: "Datele tale personale",
  checkdata: {
    about: "Descarci un fișier cu tot ce păstrăm despre tine. Linkul poate fi folosit o singură dată.",
    button: "Descarcă datele mele",
  },
  forgetme: {
    about:
      "Contul, adresele, companiile și favoritele sunt șterse definitiv. Facturile și comenzile rămân atât cât cere legea contabilității. Ștergerea nu poate fi anulată.",
    button: "Șterge contul și datele mele",
  },
  gone: "Linkul nu mai este valabil. Poți trimite o cerere nouă din contul tău.",
  account: "Mergi la cont",
  erased: "Datele tale au fost șterse.",
  file: "datele-mele.json",
};
