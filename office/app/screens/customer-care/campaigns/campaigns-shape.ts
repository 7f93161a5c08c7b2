import type { CampaignState } from "@curat/contract/staff/campaigns.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { STATES } from "./texts.ts";

export const CAMPAIGNS: ListShape = {
  columns: [
    { key: "subiect", label: "Subiect", isName: true },
    { key: "stare", label: "Stare" },
    { key: "trimitere", label: "Se trimite la" },
    { key: "terminata", label: "Terminată" },
    { key: "destinatari", label: "Destinatari", isNumber: true },
    { key: "trimise", label: "Trimise", isNumber: true },
  ],
  filters: [{ key: "stare", label: "Stare", kind: "choice", options: optionsOf(STATES) }],
  sort: { by: "trimitere", isDescending: true },
};

export const SUPPRESSIONS: ListShape = {
  columns: [
    { key: "email", label: "E-mail", isName: true },
    { key: "motiv", label: "De ce" },
    { key: "raspuns", label: "Răspunsul serverului" },
    { key: "data", label: "Oprită" },
    { key: "reia", label: "Reia" },
  ],
  filters: [{ key: "q", label: "E-mail", kind: "text", verb: "conține" }],
  sort: { by: "data", isDescending: true },
};

const VARIANTS: Record<CampaignState, StatusVariant> = {
  draft: "open",
  scheduled: "open",
  sending: "open",
  sent: "good",
  stopped: "ended",
};

export function campaignVariant(state: CampaignState): StatusVariant {
  return VARIANTS[state];
}
