/** Constants of returns that the browser may import (requirements: C4, C12; decisions/0042: Orders after placing). */
import { catalogue } from "./texts.values.ts";

/** Rows a page of the customer's returns and of the orders that can be returned. */
export const RETURNS_PER_PAGE = 10;

export const RETURN_SAVED_TEXT = "Cererea de retur a fost înregistrată.";
export const RETURN_MESSAGES = catalogue("account-returns", {
  // Letter for letter (requirements: C8).
  nothingSelected: "Te rugam sa selectezi produsele pe care doresti sa il returnezi",
});

export const WITHDRAWAL_KEPT_TEXT = "Retragerea ta din contract a fost înregistrată.";
/** What the function is called unless the shop's settings say otherwise (law: Withdrawal). */
export const WITHDRAWAL_LABELS = {
  open: "Retragere din contract aici",
  confirm: "Confirmarea retragerii",
} as const;
