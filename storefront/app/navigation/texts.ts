import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("navigation", {
  loading: "Se încarcă",
  failed: "Încărcarea nu a reușit",
});
