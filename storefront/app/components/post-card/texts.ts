import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("post-card", {
  // Letter for letter (requirements: B7).
  more: "Afla mai multe",
});
