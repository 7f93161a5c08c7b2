import { catalogue, plural } from "@curat/contract/texts.values";

export const texts = catalogue("cart-notices", {
  // Quoted verbatim (requirements: B21).
  added: "Produsul a fost adaugat cu succes",
  bundleAdded: "Pachetul a fost adăugat în coș.",
  noLine: "Niciun produs nu a putut fi adăugat în coș.",
  lines: plural({
    one: "Am adăugat un produs în coș.",
    few: "Am adăugat {numar} produse în coș.",
    other: "Am adăugat {numar} de produse în coș.",
  }),
  repeated: plural({
    one: "Un produs este deja în coș: nu l-am adăugat a doua oară.",
    few: "{numar} produse sunt deja în coș: nu le-am adăugat a doua oară.",
    other: "{numar} de produse sunt deja în coș: nu le-am adăugat a doua oară.",
  }),
  more: plural({
    one: "Încă un produs nu a putut fi adăugat în cantitatea dorită.",
    few: "Încă {numar} produse nu au putut fi adăugate în cantitatea dorită.",
    other: "Încă {numar} de produse nu au putut fi adăugate în cantitatea dorită.",
  }),
});
