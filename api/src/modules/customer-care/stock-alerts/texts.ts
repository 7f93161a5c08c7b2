import { ALERT_CANCELLED_TEXT, ALERT_SET_TEXT } from "@curat/contract/stock-alerts.values";
import { catalogue } from "@curat/contract/texts.values";

export const alertTexts = catalogue("stock-alert", {
  set: ALERT_SET_TEXT,
  cancelled: ALERT_CANCELLED_TEXT,
  isBack: "Produsul este din nou în stoc.",
});
