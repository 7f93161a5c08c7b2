import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("not-found", {
  search: "Caută în magazin",
  categories: "Categorii principale",
  home: "Mergi la prima pagină",
});
