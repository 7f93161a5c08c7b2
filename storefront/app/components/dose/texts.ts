import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("dose", {
  from: "de la",
  aBucket: "/ găleată",
});
