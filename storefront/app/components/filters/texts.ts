import { catalogue, choice, phrase, plural } from "@curat/contract/texts.values";
import { countText } from "../listing/texts.ts";

export const texts = catalogue("filters", {
  filters: "Filtre",
  close: "Închide filtrele",
  // The number of results is on the button, as the design specifies.
  see: plural({ one: "Vezi 1 produs", few: "Vezi {numar} produse", other: "Vezi {numar} de produse" }),
  chosen: plural({ one: "un filtru activ", few: "{numar} filtre active", other: "{numar} de filtre active" }),
  active: "Filtre active",
  clear: "Sterge filtrele",
  remove: "Elimină filtrul",
  searchIn: phrase("Caută în {filtru}"),
  search: "Caută",
  all: phrase("vezi toate ({numar})"),
  nothing: "Niciun rezultat.",
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
