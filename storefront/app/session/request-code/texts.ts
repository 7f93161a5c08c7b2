import { catalogue, phrase } from "@curat/contract/texts.values";

/** Used only on the server. Pages receive the complete sentence. */
export const texts = catalogue("request-code", {
  tell: phrase("Dacă ne scrii, menționează codul {cod}."),
});
