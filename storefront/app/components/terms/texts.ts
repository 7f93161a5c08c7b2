import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("terms", {
  // The next texts form one sentence (decisions/0018: Terms text).
  before: "Am citit și accept",
  terms: "termenii și condițiile",
  and: "și",
  privacy: "politica de confidențialitate",
  read: "Citește:",
});
