/** Constants of returns that the browser may import (requirements: C4, C12; decisions/0018: Orders after placing). */
import { catalogue } from "./texts.values.ts";

/** Rows a page of the customer's returns and of the orders that can be returned. */
export const RETURNS_PER_PAGE = 10;

export const RETURN_SAVED_TEXT = "Cererea de retur a fost înregistrată.";
export const RETURN_MESSAGES = catalogue("account-returns", {
  // Letter for letter (requirements: C8).
  nothingSelected: "Te rugam sa selectezi produsele pe care doresti sa il returnezi",
});

export const ACCOUNT_KEPT_TEXT = "Am notat contul în care îți returnăm banii.";
export const WITHDRAWAL_KEPT_TEXT = "Retragerea ta din contract a fost înregistrată.";
/** The statutory labels of the withdrawal function (OUG 34/2014, art. 11¹); a shop may choose others in its settings. */
export const WITHDRAWAL_LABELS = {
  open: "Retrageți-vă din contract aici",
  confirm: "Confirmați retragerea",
} as const;
