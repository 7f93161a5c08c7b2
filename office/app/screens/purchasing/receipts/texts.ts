import { documentAmount, documentNumber, roundLei } from "@curat/contract/lei.values";
import { dayText } from "../../../components/time/day.ts";
import { countOf } from "@curat/contract/quantity-text.values";

const rows = (count: number) => (count === 1 ? "un rând" : countOf(count, "rânduri"));

export const texts = {
  title: "Recepții",
  new: "Recepție nouă",
  draftTitle: (supplier: string) => `Recepție de la ${supplier}`,
  nir: (number: number, year: number) => `NIR ${number}/${year}`,
  number: "NIR",
  supplier: "Furnizor",
  document: "Document",
  received: "Primită",
  lines: "Rânduri",
  pieces: "Bucăți",
  cost: "Cost fără TVA",
  state: "Stare",
  states: { draft: "ciornă", posted: "recepționată", undone: "anulată" },
  contains: "Furnizor, document sau NIR",
  start: "Începe recepția",
  startHint: "La pasul următor încarci fișierul, scanezi sau cauți produsele.",
  started: "Recepția a fost începută.",
  fields: "Datele recepției",
  document_number: "Numărul documentului (factură sau aviz)",
  document_on: "Data documentului",
  received_on: "Data recepției",
  purchaseOrders: "Comenzi la furnizor",
  addOrder: (name: string) => `Adaugă marfa comenzii ${name}`,
  orderAdded: "Marfa comenzii a fost adăugată.",
  orderOption: (name: string, day: string | null) => (day ? `${name}, așteptată ${dayText(day)}` : name),
  orderDifferences: (name: string) => `Diferențe față de comanda ${name}`,
  noOrderDifference: "Marfa primită este cea comandată.",
  orderDifference: ({ ordered, before, pieces }: { ordered: number; before: number; pieces: number }) =>
    [`comandate ${ordered}`, before > 0 && `primite anterior ${before}`, `primite acum ${pieces}`]
      .filter(Boolean)
      .join(", "),
  currency: "Moneda prețurilor",
  currencies: { RON: "lei", EUR: "euro" },
  rate: "Curs: câți lei costă un euro",
  extra: "Alte costuri, fără TVA, în lei (transport)",
  extraHint: "Se împart pe produse și intră în costul lor.",
  spread: "Alte costuri se împart după",
  spreads: { value: "valoare", weight: "greutate" },
  invoice_total: "Totalul facturii fără TVA, în moneda prețurilor",
  commission: "Comisia de recepție",
  commissionHint: "Nume separate prin virgulă; apar pe NIR.",
  note: "Notă",
  saved: "Ciorna a fost salvată.",
  add: "Adaugă marfa",
  file: "Fișierul furnizorului (CSV sau XLSX)",
  fileHint:
    "Coloane recunoscute: cod, cod furnizor, EAN, denumire, UM, cantitate, preț, valoare, TVA, lot, data expirării. Prețurile sunt fără TVA.",
  paste: "Sau lipește rândurile din Excel",
  upload: "Adaugă rândurile",
  scan: "Scanează sau scrie un cod",
  search: "Caută un produs după cuvinte",
  searchFor: (name: string) => `Alege produsul pentru „${name}”`,
  find: "Caută",
  found: "Produse găsite",
  nothing: "Niciun produs nu conține aceste cuvinte.",
  pick: "Adaugă",
  choose: "Alege",
  stopChoosing: "Renunță",
  scanned: (product: string, quantity: number) => `${product}: ${quantity}`,
  addedRows: (count: number) =>
    `${count === 1 ? "Un rând a fost adăugat" : `${countOf(count, "rânduri")} au fost adăugate`}.`,
  addedUp: (names: string[]) =>
    `Produse care apăreau de mai multe ori, adunate pe un rând: ${names.slice(0, 10).join(", ")}${names.length > 10 ? ` și încă ${names.length - 10}` : ""}.`,
  faultyRows: (count: number) =>
    `${count === 1 ? "Un rând nu a fost citit" : `${countOf(count, "rânduri")} nu au fost citite`}; celelalte au fost adăugate:`,
  faultyRow: (row: number, message: string) => `Rândul ${row}: ${message}`,
  ignored: (names: string[]) => `Coloane nefolosite: ${names.join(", ")}.`,
  invoiceFaults: "Nu au fost preluate din factură:",
  table: "Rândurile recepției",
  none: "Nu ai adăugat încă marfă.",
  product: "Produs",
  onDocument: "Pe document",
  arrived: "Primit",
  pack: "Buc. pe unitate",
  price: "Preț net pe unitate",
  stock: "Stoc",
  unitCost: "Cost pe bucată",
  average: "Cost mediu",
  act: "Acțiuni",
  fieldOf: (what: string, name: string) => `${what}: ${name}`,
  faults: {
    product: "Produsul nu a fost recunoscut: alege-l.",
    pack: (quantity: number, unit: string) =>
      `Pe document: ${quantity} ${unit}. Câte bucăți de vânzare are o unitate?`,
    price: "Lipsește prețul.",
    lot: "Lipsește lotul.",
  },
  lacks: {
    pack: "Scrie câte bucăți are o unitate.",
    price: "Scrie prețul.",
    lot: "Scrie lotul.",
  },
  vat: "TVA",
  lot: "Lot",
  expiry: "Expiră la",
  noExpiry: "Lasă câmpul gol dacă lotul nu expiră.",
  expired: "A expirat deja.",
  split: "Mută în alt lot",
  splitHint: "Numărul de unități. Se creează un rând nou.",
  lotOf: (code: string, day: string | null) =>
    [code && `lot ${code}`, day !== null && `expiră ${dayText(day)}`].filter(Boolean).join(", "),
  packHint: (pack: number) => `1 dacă vinzi chiar unitatea, altfel ${pack}`,
  pickProduct: "Caută produsul",
  unchanged: "ascuns",
  remove: "Șterge",
  asCosts: "Este transport",
  saveDraft: "Salvează ciorna",
  summary: "Înainte de recepție",
  summaryDone: "Rezumat",
  totals: (lines: number, pieces: number) => `${rows(lines)}, ${countOf(pieces, "bucăți")}`,
  sum: "Suma rândurilor",
  difference: "Diferență față de factură",
  noDifference: "fără diferență",
  total: "Cost total, cu alte costuri",
  receive: "Recepționează",
  receiveHint: "Marfa intră în stoc, iar recepția primește numărul de NIR.",
  receivedAs: (nir: string) => `Marfa a intrat în stoc: ${nir}.`,
  pdf: "NIR (PDF)",
  draftPdf: "Ciornă (PDF)",
  posted: "Recepționată",
  undone: "Anulată",
  undo: "Anulează recepția",
  undoExplain:
    "Bucățile și costul lor se scad din stoc. Recepția nu poate fi anulată dacă bucățile s-au vândut.",
  reason: "Motiv",
  undoneNow: "Recepția a fost anulată.",
  drop: "Șterge ciorna",
  dropExplain: "Se șterg datele și rândurile. Stocul nu se schimbă.",
  confirmDrop: "Șterge",
  dropped: "Ciorna a fost ștearsă.",
  fromInvoice: "Creată din e-Factura",
  older: "Următoarele",
  newer: "Precedentele",
  arrow: (before: number | string | null, after: number | string | null) =>
    after === null ? "" : before === null ? `→ ${after}` : `${before} → ${after}`,
};

/**
 * Formats a cost with two or four decimals, a decimal comma and no thousands separators: "10,97", "0,1234".
 */
export function fineText(amount: number): string {
  const isWhole = Math.abs(amount - roundLei(amount)) < 1e-9;
  return (isWhole ? documentAmount(amount) : documentNumber(amount, 4)).replaceAll(".", "");
}

/**
 * Parses a price. The last comma or point is the decimal mark, even before three digits. Returns NaN for invalid
 * text.
 */
export function priceIn(text: string): number {
  const plain = text.replaceAll(/\s/g, "");
  const [mark, other] = plain.lastIndexOf(",") > plain.lastIndexOf(".") ? [",", "."] : [".", ","];
  const number = plain.replaceAll(other, "").replace(mark, ".");
  return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
}
