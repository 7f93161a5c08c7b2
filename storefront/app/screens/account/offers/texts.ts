import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("account-offers", {
  title: "Oferte",
  empty: "Nu ai cerut nicio ofertă",
  emptyHint:
    "Ai nevoie de cantități mari sau de produse pe care nu le găsești? Scrie-le într-o listă și cere o ofertă.",
  toSheet: "Creează o listă",
  of: phrase("Cerere trimisă pe {ziua}"),
  until: phrase("Valabilă până la {ziua}"),
  open: "Vezi oferta",
});
