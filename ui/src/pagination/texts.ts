import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("pagination", {
  label: "Pagini",
  previous: "Pagina anterioară",
  next: "Pagina următoare",
  page: phrase("Pagina {numar}"),
});
