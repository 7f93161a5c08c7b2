/** The gate before everything that third parties bring: without consent not even our own code for them is loaded. */
import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import { readConsent } from "./consent.ts";
import type { OrderEvent, ProductEvent } from "./events.ts";
import { allowedParties, hasScriptFor, type Tracking } from "./tracking.ts";

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
  await applyConsent(tracking);
  (await thirdParties)?.pushEvent({ event, ...fields });
}

/** Tells events under this shop's settings. Statistics that cannot be loaded are no one's trouble. */
export function useTrack(): <Name extends keyof Events>(event: Name, fields: Events[Name]) => void {
  const tracking = useRouteLoaderData<typeof loader>("root")?.tracking;
  return (event, fields) => void track(tracking, event, fields).catch(logFailure);
}

/** Says so in the console and nowhere else. */
export function logFailure(error: unknown): void {
  console.warn("Statistics could not be loaded.", error);
}
