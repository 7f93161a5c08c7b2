/** Third parties that the shop's settings can enable (requirements: C-123). */
import { CONSENT } from "@curat/contract/consent.values";
import type { Settings } from "@curat/contract/settings";
import type { ThirdParty } from "../session/consent.ts";
import { mayLoad } from "../session/consent.ts";
import type { Tracking } from "../session/layout-data.ts";

const PARTIES = ["tagManager", "retargeting", "pixel"] as const satisfies ThirdParty[];

/** Returns the configured ids and scripts, or undefined if none is set. Ignores malformed ids. */
export function trackingOf(settings: Settings | undefined): Tracking | undefined {
  const ids: Record<ThirdParty, string | undefined> = {
    tagManager: settings?.gtag?.GOOGLE_TAG_MANAGER_ID,
    retargeting: settings?.retargeting?.RETARGETING_KEY,
    pixel: settings?.facebook?.FACEBOOK_PIXEL_ID,
  };
  const tracking: Tracking = {};
  for (const party of PARTIES) {
    const id = ids[party]?.trim();
    if (id && /^[\w-]{1,64}$/.test(id)) tracking[party] = id;
  }
  if (settings?.SCRIPTS) tracking.scripts = settings.SCRIPTS;
  return Object.keys(tracking).length > 0 ? tracking : undefined;
}

export function partiesOf(tracking: Tracking | undefined): ThirdParty[] {
  return PARTIES.filter((party) => tracking?.[party] !== undefined);
}

export function allowedParties(tracking: Tracking | undefined, ids: readonly number[]): ThirdParty[] {
  return partiesOf(tracking).filter((party) => mayLoad(party, ids));
}

/** Returns whether the consent permits at least one script of the setting SCRIPTS. */
export function hasScriptFor(html: string | undefined, ids: readonly number[]): boolean {
  return [...(html ?? "").matchAll(/<script\b[^>]*>/gi)].some(([tag]) => mayRun(neededBy(tag), ids));
}

function neededBy(tag: string): string | null {
  const [, ...found] = /\bdata-consent\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag) ?? [];
  return found.find((value) => value !== undefined) ?? null;
}

/**
 * Returns whether a script may run. `needed` is its `data-consent`; without it the script needs every
 * consent.
 */
export function mayRun(needed: string | null, ids: readonly number[]): boolean {
  const named = (needed ?? "").split(/\s+/).filter(Boolean).map(Number);
  return (named.length > 0 ? named : Object.values(CONSENT)).every((id) => ids.includes(id));
}
