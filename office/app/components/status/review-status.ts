import type { ReviewState } from "@curat/contract/reviews.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";

export const REVIEW_STATES = {
  all: "oricare",
  pending: "în așteptare",
  approved: "publicată",
  rejected: "respinsă",
};

export function reviewVariant(state: ReviewState): StatusVariant {
  if (state === "approved") return "good";
  return state === "rejected" ? "ended" : "open";
}
