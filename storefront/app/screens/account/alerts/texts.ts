import { catalogue, optional, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("account-alerts", {
  title: "Alerte de stoc",
  empty: "Nu ai alerte de stoc",
  emptyHint: optional(
    "Pe pagina unui produs cu stoc epuizat poți seta o alertă: îți scriem când revine în stoc.",
  ),
  toShop: "Vezi produsele",
  until: phrase("Valabilă până pe {data}; îți scriem la {email}."),
  cancel: "Anulează",
  cancelTitle: "Anulare alertă",
  cancelQuestion: phrase("Sigur anulezi alerta pentru „{produs}”?"),
});
