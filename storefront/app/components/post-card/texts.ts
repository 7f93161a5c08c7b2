import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("post-card", {
  // Quoted verbatim (requirements: B7).
  more: "Afla mai multe",
});
