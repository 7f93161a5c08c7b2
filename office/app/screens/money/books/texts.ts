import type { Book } from "@curat/contract/staff/books.values";

const BOOKS: Record<Book, string> = {
  sales: "Jurnal de vânzări",
  vat: "TVA pe cote",
  stock: "Registru de stoc",
  value: "Valoarea stocului",
  cash: "Ramburs încasat",
  packaging: "Ambalaje",
};
const INTROS: Record<Book, string> = {
  sales:
    "Fiecare factură și storno, în ordinea emiterii, cu baza și TVA pe cote. Ziua este cea din România. Sumele sunt în lei, stornourile cu minus.",
  vat: "Vânzările pe luni și cote de TVA, după facturile din jurnal, minus facturile storno. Sumele sunt în lei.",
  stock:
    "Stocul fiecărui produs la începutul perioadei, intrările, ieșirile și stocul final. Stocul scade la plasarea comenzii și revine la anulare. Fiecare mișcare apare pe pagina produsului.",
  value:
    "Valoarea mărfii din magazin la cost de achiziție, fără TVA: la începutul perioadei, intrările (cu costul inițial), costul vânzărilor expediate, marfa întoarsă, corecțiile și valoarea la sfârșit. Apar produsele cu cost cunoscut. Sumele sunt în lei.",
  cash: "Sumele virate de curieri pentru coletele plătite ramburs, pe zile, fișiere și comenzi. Rândurile ignorate nu sunt incluse.",
  packaging:
    "Greutatea ambalajelor, pe ani și materiale: ambalajele produselor comandate (fără comenzile anulate), după datele actuale ale fiecărui produs, și ambalajele coletelor, după setarea „Ambalajul coletelor”.",
};

export const texts = {
  books: BOOKS,
  intros: INTROS,
  kinds: { invoice: "factură", storno: "storno" },
  categories: {
    Z: "cotă zero",
    E: "scutit",
    AE: "taxare inversă",
    O: "în afara sferei TVA",
  } as Record<string, string>,
};
