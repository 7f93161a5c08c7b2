import { catalogue, plural } from "@curat/contract/texts.values";

export const texts = catalogue("cart-notices", {
  // Quoted verbatim (requirements: B21).
  added: "Produsul a fost adaugat cu succes",
  bundleAdded: "Pachetul a fost adăugat în coș.",
  noLine: "Nicio linie nu a putut intra în coș.",
  lines: plural({
    one: "O linie a intrat în coș.",
    few: "{numar} linii au intrat în coș.",
    other: "{numar} de linii au intrat în coș.",
  }),
  repeated: plural({
    one: "O linie este deja în coș: nu am adăugat nimic a doua oară.",
    few: "{numar} linii sunt deja în coș: nu am adăugat nimic a doua oară.",
    other: "{numar} de linii sunt deja în coș: nu am adăugat nimic a doua oară.",
  }),
  more: plural({
    one: "Și încă o linie nu este cum ai cerut.",
    few: "Și încă {numar} linii nu sunt cum ai cerut.",
    other: "Și încă {numar} de linii nu sunt cum ai cerut.",
  }),
});
