import type { MessageState } from "@curat/contract/staff/messages.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";

export const MESSAGE_KINDS = {
  contact: "mesaj",
  product: "întrebare despre produs",
  offer: "cerere de ofertă",
  review: "semnalarea unei recenzii",
};

export const MESSAGE_STATES = {
  all: "oricare",
  new: "fără răspuns",
  answered: "cu răspuns",
  closed: "închis",
};

export function messageVariant(state: MessageState): StatusVariant {
  if (state === "answered") return "good";
  return state === "closed" ? "ended" : "open";
}
