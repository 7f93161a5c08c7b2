import { catalogue, phrase } from "@curat/contract/texts.values";

/** Texts without diacritics are quoted from the specification. */
export const texts = catalogue("account", {
  account: "Contul meu",
  leave: "Ieși din cont",
  titleOf: phrase("Contul meu – {pagina}"),
  pages: {
    info: "Date personale",
    password: "Schimbă parola",
    orders: "Comenzi",
    recurring: "Comenzi recurente",
    offers: "Oferte",
    orderSheet: "Comandă rapidă",
    addresses: "Adrese",
    companies: "Firme",
    favourites: "Lista favorite",
    lists: "Listele mele",
    alerts: "Alerte de stoc",
    returns: "Retururi",
    complaints: "Sesizări",
    cookie: "Date și cookie-uri",
  },
  required: "Câmpurile marcate cu * sunt obligatorii.",
  save: "Salvează",
  cancel: "Renunță",
  edit: "Modifică",
  remove: "Șterge",
  // Also shown for companies (cart specification, sections 2 and 8).
  removeTitle: "Confirmare ștergere",
  removeQuestion: "Esti sigur ca vrei sa stergi aceasta adresa?",
  unavailable: "Datele nu pot fi afișate acum. Reîncarcă pagina peste câteva clipe.",
});
