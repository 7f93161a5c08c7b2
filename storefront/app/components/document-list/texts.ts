import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("document-list", {
  revised: phrase("revizia {luna}.{an}"),
});
