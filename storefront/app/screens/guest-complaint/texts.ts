import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("guest-complaint", {
  title: phrase("Sesizare pentru comanda {numar}"),
  answered: phrase("Îți trimitem confirmarea și răspunsul la adresa din comandă, {email}."),
  back: "Înapoi la comandă",
});
