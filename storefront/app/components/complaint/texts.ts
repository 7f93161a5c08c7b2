import { formatLei } from "@curat/contract/lei.values";
import { catalogue, optional, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("account-complaints", {
  title: "Sesizări",
  // Quoted verbatim (requirements: C6, C8).
  empty: "Nu ai sesizari",
  sent: "Sesizarea ta a fost trimisa cu succes!",
  emptyHint: optional("Dacă ai o problemă cu o comandă, scrie-ne. Îți răspundem aici."),
  add: "Adaugă o sesizare",
  addTitle: "Sesizare nouă",
  type: "Tip sesizare",
  typePlaceholder: "Alege tipul sesizării",
  showFields: "Arată câmpurile acestui tip",
  order: "Număr comandă",
  orderHint: "Alege una dintre comenzile tale sau scrie numărul.",
  orderChoice: phrase("{data}, {suma}", (date: string, lei: number) => [date, formatLei(lei)]),
  invoice: "Număr factură",
  invoiceHint: "Doar cifrele, fără serie.",
  noInvoiceHint: "Nu este necesară pentru acest tip de sesizare.",
  invoiceDate: "Data facturii",
  invoiceKnown: phrase("Factura {numar}"),
  name: "Nume",
  phone: "Telefon",
  email: "E-mail",
  description: "Descrierea problemei",
  submit: "Trimite sesizarea",
  complaint: phrase("Sesizarea {numar}"),
  aboutOrder: phrase("Comanda {comanda}"),
  about: phrase("Comanda {comanda}, trimisă pe {data}"),
  answer: "Răspunsul nostru",
});
