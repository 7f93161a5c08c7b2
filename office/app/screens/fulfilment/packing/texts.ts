import { countOf } from "@curat/contract/quantity-text.values";

const pieces = (count: number) => (count === 1 ? "o bucată" : countOf(count, "bucăți"));

export const texts = {
  title: "Împachetare",
  order: (number: string) => `Comanda ${number}`,
  first: "Scanează o comandă (număr sau AWB) sau un produs",
  next: "Scanează un produs sau altă comandă",
  hint: "Pentru mai multe bucăți deodată: 5*cod.",
  add: "Adaugă",
  result: "Ultima scanare",
  missing: (count: number) => (count === 1 ? "Mai lipsește o bucată." : `Mai lipsesc ${pieces(count)}.`),
  complete: "Toate bucățile sunt în colet.",
  finish: "Gata, coletul este complet",
  tooMuch: "În colet este și ce nu mai face parte din comandă: scoate ce este în plus.",
  closed: (status: string) => `Comanda este „${status}” și nu se împachetează.`,
  finishedBy: (name: string) => `Împachetată de ${name}.`,
  lines: "Ce intră în colet",
  of: (packed: number, wanted: number) => `${packed} din ${wanted}`,
  plus: (name: string) => `Pune încă o bucată: ${name}`,
  minus: (name: string) => `Scoate ultima scanare: ${name}`,
  undo: "Ia înapoi ultima scanare",
  last: (name: string, quantity: number, by: string) => `${name}, ${pieces(quantity)}, de ${by}`,
  label: "Eticheta (PDF)",
  openOrder: "Deschide comanda",
  noAwb: "Fără AWB",
  leave: "Altă comandă",
  waiting: "Comenzi de împachetat",
  chosen: "Comenzile alese",
  none: "Nicio comandă nu așteaptă să fie împachetată.",
  done: (number: string) => `Comanda ${number} este împachetată.`,
  reopen: "Deschide din nou coletul",
  gone: "Scanarea fusese deja luată înapoi.",
  outcomes: {
    opened: (_code: string, _product: string, number: string) => `Comanda ${number} este deschisă.`,
    counted: (_code: string, product: string) => `În colet: ${product}.`,
    finished: (_code: string, _product: string, number: string) => `Comanda ${number} este împachetată.`,
    wrong_product: (_code: string, product: string) =>
      `Produs greșit: ${product} nu este în această comandă.`,
    too_many: (_code: string, product: string) => `Prea multe: din ${product} sunt destule în colet.`,
    unknown_code: (code: string) => `Cod necunoscut: ${code}.`,
    no_order: (_code: string, product: string) => `Nicio comandă de împachetat nu are nevoie de ${product}.`,
    not_packable: (_code: string, _product: string, number: string) =>
      `Comanda ${number} nu se împachetează acum.`,
  },
};
