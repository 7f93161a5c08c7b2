export const texts = {
  title: "Firme",
  name: "Denumire",
  cui: "CUI",
  place: "Localitate",
  customers: "Clienți",
  orders: "Comenzi",
  spent: "A cumpărat de",
  lastOrder: "Ultima comandă",
  text: "Denumire sau CUI",
  none: "niciuna",
  yesNo: { yes: "cu", no: "fără" },
};
