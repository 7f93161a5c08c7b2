import type { Evidence } from "@curat/contract/staff/compliance.values";

export const EVIDENCE_FILES: Record<Evidence, string> = {
  prices: "istoric-preturi",
  safety: "produse-cu-lipsuri",
  withdrawals: "retrageri",
  consents: "acorduri",
  reviews: "opinii",
};
