import { type ConsentGroup, getConsentGroups } from "@curat/contract/consent";
import type { ApiContext } from "../../config.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { loadSettings } from "../settings/index.ts";
import { type ConsentGroupImport, readConsentGroups } from "./consent-groups.ts";

/** What a visitor may agree to (B-173). */
export function consentRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, getConsentGroups, async () => {
    const { consent } = await loadSettings(db);
    return { data: { groups: readConsentGroups(consent).map(toWireGroup) } };
  });
}

/** Nobody has chosen yet: what is needed is on, everything else is off. */
function toWireGroup({ title, description, fixed = false, items }: ConsentGroupImport): ConsentGroup {
  return {
    title,
    description,
    selected: fixed,
    fixed,
    items: items.map(({ dpid, name, description, lifetimeText }) => ({
      dpid,
      selected: fixed,
      info: { name, description, lifetime_text: lifetimeText },
    })),
  };
}
