import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("free-delivery", {
  reached: "Ai livrare gratuită.",
  missing: "Mai ai",
  missingEnd: "până la livrarea gratuită.",
  almost: "Adaugă orice produs pentru livrare gratuită.",
  progress: "Până la livrarea gratuită",
});
