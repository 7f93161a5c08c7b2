/** The gate before everything that third parties bring: without consent not even our own code for them is loaded. */
import { type Tracking, useLayoutData } from "../session/layout-data.ts";
import { tabMemory } from "../session/browser-storage.ts";
import { PENDING_EVENT } from "../session/local-keys.ts";
import { readConsent } from "../session/consent.ts";
import type { OrderEvent, ProductEvent } from "./events.ts";
import { isSecretAddress } from "../session/secret-addresses.ts";
import { allowedParties, hasScriptFor } from "./tracking.ts";

/** Every event with its fields. */
interface Events {
  "product-view": ProductEvent;
  "add-to-cart": ProductEvent;
  order: OrderEvent;
  "newsletter-signup": Record<never, never>;
}

let thirdParties: Promise<typeof import("./third-parties.ts")> | undefined;

/** Loads what the visitor agreed to; tells what is loaded already when the consent has changed. */
export async function applyConsent(tracking: Tracking | undefined): Promise<void> {
  if (isSecretAddress(location.pathname)) return;
  const ids = readConsent();
  const isWanted = allowedParties(tracking, ids).length > 0 || hasScriptFor(tracking?.scripts, ids);
  if (!tracking || (!isWanted && !thirdParties)) return;
  thirdParties ??= import("./third-parties.ts");
  const { applyTo } = await thirdParties;
  applyTo(tracking, ids);
}

/** Tells an event to the tag manager; one that happens before the consent is never told. */
async function track<Name extends keyof Events>(
  tracking: Tracking | undefined,
  event: Name,
  fields: Events[Name],
): Promise<void> {
  if (!allowedParties(tracking, readConsent()).includes("tagManager")) return;
  if (isSecretAddress(location.pathname))
    return tabMemory.setItem(PENDING_EVENT, JSON.stringify({ event, ...fields }));
  await applyConsent(tracking);
  (await thirdParties)?.pushEvent({ event, ...fields });
}

/** What happened on a page with a secret address is told from the next one, as far as the consent still allows. */
export async function trackPendingEvent(tracking: Tracking | undefined): Promise<void> {
  const kept = tabMemory.getItem(PENDING_EVENT);
  if (!kept || isSecretAddress(location.pathname)) return;
  tabMemory.removeItem(PENDING_EVENT);
  // Written by `track` alone.
  const { event, ...fields } = JSON.parse(kept) as { event: keyof Events } & Events[keyof Events];
  await track(tracking, event, fields);
}

/** Tells events under this shop's settings. Statistics that cannot be loaded are no one's trouble. */
export function useTrack(): <Name extends keyof Events>(event: Name, fields: Events[Name]) => void {
  const tracking = useLayoutData()?.tracking;
  return (event, fields) => void track(tracking, event, fields).catch(logFailure);
}

/** Says so in the console and nowhere else. */
export function logFailure(error: unknown): void {
  console.warn("Statistics could not be loaded.", error);
}
