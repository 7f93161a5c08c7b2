import { catalogue, phrase } from "@curat/contract/texts.values";

/** Said on the server only: pages get the whole sentence. */
export const texts = catalogue("request-code", {
  tell: phrase("Dacă ne scrii, spune-ne codul {cod}."),
});
