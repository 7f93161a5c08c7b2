import type { Book } from "@curat/contract/staff/books.values";

const BOOKS: Record<Book, string> = {
  sales: "Jurnal de vânzări",
  vat: "TVA pe cote",
  stock: "Registru de stoc",
  cash: "Ramburs încasat",
  packaging: "Ambalaje",
};
const INTROS: Record<Book, string> = {
  sales:
    "Fiecare factură și storno, în ordinea emiterii, cu baza și TVA pe cote. Ziua este cea din România. Sumele sunt în lei, stornourile cu minus.",
  vat: "Vânzările pe luni și cote de TVA, din aceleași facturi ca jurnalul, cu stornourile scăzute. Sumele sunt în lei.",
  stock:
    "Bucățile fiecărui produs: câte erau înainte de perioadă, câte au intrat, câte au ieșit și câte au rămas. O comandă scoate bucățile din stoc când este plasată, iar anularea le aduce înapoi. Fiecare mișcare stă pe pagina produsului.",
  cash: "Banii predați de curieri pentru coletele plătite la livrare, pe zile, fișiere și comenzi. Rândurile puse deoparte nu sunt aici.",
  packaging:
    "Greutatea ambalajelor pe ani și materiale: ale produselor comandate, fără cele anulate, după ce scrie azi pe pagina fiecărui produs, și ale coletelor, după setarea „Ambalajul coletelor”.",
};

export const texts = {
  books: BOOKS,
  intros: INTROS,
  kinds: { invoice: "factură", storno: "storno" },
  categories: {
    Z: "cotă zero",
    E: "scutit",
    AE: "taxare inversă",
    O: "în afara TVA",
  } as Record<string, string>,
};
