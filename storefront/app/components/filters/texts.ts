import { catalogue, choice, phrase, plural } from "@curat/contract/texts.values";
import { countText } from "../listing/texts.ts";

export const texts = catalogue("filters", {
  filters: "Filtre",
  close: "Închide filtrele",
  // The button's text shows the number of results, as the design specifies.
  see: plural({ one: "Vezi 1 produs", few: "Vezi {numar} produse", other: "Vezi {numar} de produse" }),
  chosen: plural({ one: "un filtru ales", few: "{numar} filtre alese", other: "{numar} de filtre alese" }),
  active: "Filtre active",
  clear: "Sterge filtrele",
  remove: "Scoate filtrul",
  searchIn: phrase("Caută în {filtru}"),
  search: "Caută",
  all: phrase("arată toate ({numar})"),
  nothing: "Nicio valoare nu se potrivește.",
  from: "De la",
  to: "Până la",
  lei: "lei",
  apply: "Aplică prețul",
  priceFilter: "Preț",
  minimum: "Preț minim",
  maximum: "Preț maxim",
  price: choice(
    { over: "peste {de_la} lei", between: "{de_la}–{pana_la} lei", upTo: "până la {pana_la} lei" },
    (from: number | undefined, to: number | undefined) => {
      if (to === undefined) return ["over", { de_la: from ?? 0 }];
      return from ? ["between", { de_la: from, pana_la: to }] : ["upTo", { pana_la: to }];
    },
  ),
  countOf: countText,
});
