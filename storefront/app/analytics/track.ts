import { type Tracking, useLayoutData } from "../session/layout-data.ts";
import { tabMemory } from "../session/browser-storage.ts";
import { PENDING_EVENT } from "../session/local-keys.ts";
import { readConsent } from "../session/consent.ts";
import type { Act, Actions } from "./actions.ts";
import { isSecretAddress } from "../session/secret-addresses.ts";
import { allowedParties, hasScriptFor } from "./tracking.ts";

let thirdParties: Promise<typeof import("./third-parties.ts")> | undefined;

/** Loads the third parties that the consent allows, and passes changed consent to those already loaded. */
export async function applyConsent(tracking: Tracking | undefined): Promise<void> {
  if (isSecretAddress(location.pathname)) return;
  const ids = readConsent();
  const isNeeded = allowedParties(tracking, ids).length > 0 || hasScriptFor(tracking?.scripts, ids);
  if (!tracking || (!isNeeded && !thirdParties)) return;
  thirdParties ??= import("./third-parties.ts");
  const { applyTo } = await thirdParties;
  applyTo(tracking, ids);
}

/**
 * Sends an event to the allowed third parties, or stores it on a page with a secret URL. Discards it without consent.
 */
async function track(tracking: Tracking | undefined, act: Act): Promise<void> {
  const ids = readConsent();
  const parties = allowedParties(tracking, ids);
  if (parties.length === 0) return;
  if (isSecretAddress(location.pathname)) return tabMemory.setItem(PENDING_EVENT, JSON.stringify(act));
  await applyConsent(tracking);
  (await thirdParties)?.reportAction(act, parties, ids);
}

/**
 * Sends the pending event of a page with a secret URL from the next page, if the consent still permits it.
 */
export async function trackPendingEvent(tracking: Tracking | undefined): Promise<void> {
  const stored = tabMemory.getItem(PENDING_EVENT);
  if (!stored || isSecretAddress(location.pathname)) return;
  tabMemory.removeItem(PENDING_EVENT);
  // Only `track` stores this value.
  await track(tracking, JSON.parse(stored) as Act);
}

/** Returns a function that sends events. If analytics cannot be loaded, it only logs a warning. */
export function useTrack(): <Name extends keyof Actions>(name: Name, fields: Actions[Name]) => void {
  const tracking = useLayoutData()?.tracking;
  return (name, fields) => void track(tracking, { name, ...fields } as Act).catch(logFailure);
}

export function logFailure(error: unknown): void {
  console.warn("Statistics could not be loaded.", error);
}
