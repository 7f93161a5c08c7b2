import { documentAmount } from "@curat/contract/lei.values";
import type { SupplierOffer } from "@curat/contract/staff/suppliers";
export const texts = {
  suppliers: "Furnizori",
  offer: ({ code, pack, price, currency, is_preferred }: SupplierOffer) =>
    [
      "",
      code,
      pack > 1 && `pachet de ${pack}`,
      price !== null && `${documentAmount(price)} ${currency === "EUR" ? "euro" : "lei"} net`,
      is_preferred && "preferat",
    ]
      .filter((part) => part !== false)
      .join(", "),
  title: "Stoc",
  now: "Stoc actual",
  pieces: "În depozit",
  inTransit: "Pe drum între locuri",
  shelf: "Raft",
  shelfHint: "Locul din depozit, de exemplu A-03-2. Apare pe lista de culegere și pe foile de inventar.",
  saveShelf: "Salvează raftul",
  shelfSaved: "Raftul a fost salvat.",
  shelfChanged: (shelf: string) =>
    `Între timp cineva a schimbat raftul în ${shelf || "„fără raft”"}. Verifică și trimite din nou.`,
  move: "Modifică stocul",
  reason: "Tipul mișcării",
  choose: "Alege",
  reasons: {
    delivery: "Recepție de marfă",
    return: "Marfă returnată",
    correction: "Corecție: se adaugă sau, cu minus, se scade",
    count: "Inventar: numărul actual de bucăți",
  },
  quantity: "Bucăți",
  reference: "Document",
  referenceHint: "Avizul sau factura furnizorului, numărul returului.",
  note: "Motiv",
  save: "Înregistrează",
  saved: (stock: number) => `Stocul este acum ${stock}.`,
  same: "Stocul era deja acesta, așa că nu s-a înregistrat nimic.",
  changed: (stock: number) =>
    `Între timp stocul a devenit ${stock}. Numără din nou sau schimbă numărul, apoi trimite din nou.`,
  ledger: "Mișcările stocului",
  none: "Nicio mișcare până acum.",
  at: "Când",
  moved: "Bucăți",
  after: "Stoc rămas",
  why: "Motiv",
  by: "Autor",
  pages: "Paginile mișcărilor",
  newer: "Mai noi",
  older: "Mai vechi",
};
