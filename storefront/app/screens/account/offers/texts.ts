import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("account-offers", {
  title: "Oferte",
  empty: "Nu ai cerut nicio ofertă",
  emptyHint: "Pentru cantități mari sau produse pe care nu le găsești, pune-le într-o listă și cere ofertă.",
  toSheet: "Fă o listă",
  of: phrase("Cerută pe {ziua}"),
  until: phrase("Valabilă până la {ziua}"),
  open: "Vezi oferta",
});
