/** Browser-safe constants of returns (requirements: C4, C12; decisions/0018: Orders after placing). */
import { catalogue } from "./texts.values.ts";

export const RETURNS_PER_PAGE = 10;

export const RETURN_SAVED_TEXT = "Cererea de retur a fost înregistrată.";
export const RETURN_MESSAGES = catalogue("account-returns", {
  // Verbatim from the specification (requirements: C8).
  nothingSelected: "Te rugam sa selectezi produsele pe care doresti sa il returnezi",
});

export const ACCOUNT_RECORDED_TEXT = "Am salvat contul în care îți returnăm banii.";
export const WITHDRAWAL_RECORDED_TEXT = "Retragerea ta din contract a fost înregistrată.";
/** Statutory labels of the withdrawal function (OUG 34/2014, art. 11¹), which a shop can override. */
export const WITHDRAWAL_LABELS = {
  open: "Retrageți-vă din contract aici",
  confirm: "Confirmați retragerea",
} as const;
