import { createHash } from "node:crypto";
import { type ConsentGroup, getConsentGroups, saveConsent } from "@curat/contract/consent";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { randomId } from "../../../identity/random-id.ts";
import { tag } from "../../platform/changes/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { type ConsentGroupImport, type ConsentGroups, readConsentGroups } from "./consent.settings.ts";
import { findChoices, insertChoice } from "./consent.store.ts";

export function consentRoutes(app: ApiApp, { db, now }: ApiContext): void {
  serve(app, getConsentGroups, async ({ consentId, madeOf }) => {
    madeOf([tag.settings]);
    const { consent } = await loadSettings(db);
    const chosen = consentId === undefined ? undefined : await findChoices(db, consentId);
    return { data: { groups: readConsentGroups(consent).map((group) => toWireGroup(group, chosen)) } };
  });

  serve(app, saveConsent, async ({ body }) => {
    const groups = readConsentGroups((await loadSettings(db)).consent);
    const csvid = randomId();
    const choices = chosenOf(groups, body.items);
    await insertChoice(db, { csvid, version: versionOf(groups), choices }, now());
    return { data: { csvid } };
  });
}

function chosenOf(groups: ConsentGroups, input: number[]): number[] {
  return groups.flatMap(({ fixed, items }) =>
    items.map(({ dpid }) => dpid).filter((dpid) => fixed || input.includes(dpid)),
  );
}

/** Returns a hash of the groups. The log stores it as proof of what the visitor agreed to. */
function versionOf(groups: ConsentGroups): string {
  return createHash("sha256").update(JSON.stringify(groups)).digest("hex").slice(0, 16);
}

function toWireGroup(
  { title, description, fixed = false, items }: ConsentGroupImport,
  chosen: number[] = [],
): ConsentGroup {
  const isOn = (dpid: number): boolean => fixed || chosen.includes(dpid);
  return {
    title,
    description,
    selected: items.every(({ dpid }) => isOn(dpid)),
    fixed,
    items: items.map(({ dpid, name, description, lifetimeText }) => ({
      dpid,
      selected: isOn(dpid),
      info: { name, description, lifetime_text: lifetimeText },
    })),
  };
}
