import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("sort", {
  sort: "Sortează după",
  apply: "Aplică",
});
