import { catalogue, phrase } from "@curat/contract/texts.values";
import { MAX_LISTS } from "./reorder-lists.store.ts";

export const listTexts = catalogue("account-lists", {
  nameTaken: "Ai deja o listă cu acest nume: scrie altul.",
  tooMany: phrase("Poți avea cel mult {numar} de liste. Șterge una dintre ele.", () => [MAX_LISTS]),
  saved: "Lista a fost salvată.",
  deleted: "Lista a fost ștearsă.",
});
