/** Loads third-party scripts and sends events to them. This module is imported only after consent. */
import { consentSignals } from "../session/consent.ts";
import type { ThirdParty } from "../session/consent.ts";
import type { Act } from "./actions.ts";
import { dataLayerEntries } from "./data-layer.ts";
import { withConsentedData } from "./order-events.ts";
import { pixelCall } from "./pixel.ts";
import { retargetingCalls } from "./retargeting.ts";
import type { RetargetingCall } from "./retargeting.ts";
import { isFirstTime } from "./reported-orders.ts";
import { allowedParties, mayRun } from "./tracking.ts";
import type { Tracking } from "../session/layout-data.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
    _ra_key?: string;
    _ra?: Retargeting;
  }
}

/** The retargeting service's global object. It accepts calls once its script has set `ready`. */
type Retargeting = { ready?: unknown } & Record<string, unknown>;

interface PixelQueue {
  (...args: unknown[]): void;
  callMethod?: (...args: unknown[]) => void;
  queue: unknown[];
  push: PixelQueue;
  loaded: boolean;
  version: string;
}

const LOADERS: Record<ThirdParty, (id: string) => void> = {
  tagManager: loadTagManager,
  retargeting: loadRetargeting,
  pixel: loadPixel,
};
const done = new Set<string>();
let sentSignals = "";

/** Loads scripts that the visitor newly allowed, and passes revoked consent to running scripts. */
export function applyTo(tracking: Tracking, ids: readonly number[]): void {
  sendConsentSignals(ids);
  const allowed = allowedParties(tracking, ids);
  for (const party of allowed) {
    const id = tracking[party];
    if (id !== undefined) once(party, () => LOADERS[party](id));
  }
  if (done.has("pixel")) window.fbq?.("consent", allowed.includes("pixel") ? "grant" : "revoke");
  runScripts(tracking.scripts ?? "", ids);
}

/**
 * Sends an event to the allowed third parties. Sends an order only once, and with buyer data only after
 * consent.
 */
export function reportAction(reported: Act, parties: readonly ThirdParty[], ids: readonly number[]): void {
  if (reported.name === "order" && !isFirstTime(reported.order.randomID)) return;
  const act =
    reported.name === "order" ? { ...reported, order: withConsentedData(reported.order, ids) } : reported;
  if (parties.includes("tagManager")) window.dataLayer?.push(...dataLayerEntries(act));
  const forPixel = parties.includes("pixel") ? pixelCall(act) : undefined;
  if (forPixel) window.fbq?.(...forPixel);
  if (parties.includes("retargeting")) callRetargeting(retargetingCalls(act, location.origin));
}

const waiting: RetargetingCall[] = [];
const MAX_PENDING = 50;

function callRetargeting(calls: readonly RetargetingCall[] = []): void {
  waiting.push(...calls.slice(0, MAX_PENDING - waiting.length));
  // oxlint-disable-next-line no-underscore-dangle -- the script defines this name
  const service = window._ra;
  if (service?.ready === undefined) return;
  for (const [name, ...args] of waiting.splice(0)) {
    const call = service[name];
    if (typeof call === "function") Reflect.apply(call, service, args);
  }
}

/** Denies everything before any tag loads, then grants the given consents (law: Consent mode v2). */
function sendConsentSignals(ids: readonly number[]): void {
  once("consent mode", () => gtag("consent", "default", { ...consentSignals([]), wait_for_update: 500 }));
  const signals = consentSignals(ids);
  if (JSON.stringify(signals) === sentSignals) return;
  sentSignals = JSON.stringify(signals);
  gtag("consent", "update", signals);
}

function gtag(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- the tag manager only accepts an `arguments` object
  window.dataLayer.push(arguments);
}

function loadTagManager(id: string): void {
  window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  addScript({ src: `https://www.googletagmanager.com/gtm.js?id=${id}` });
}

function loadRetargeting(key: string): void {
  // oxlint-disable-next-line no-underscore-dangle -- the script reads this name
  window._ra_key = key;
  const script = addScript({ src: `https://tracking.retargeting.biz/v3/rajs/${key}.js` });
  script.addEventListener("load", () => callRetargeting());
}

function loadPixel(id: string): void {
  const queue: PixelQueue = Object.assign(
    (...args: unknown[]) => {
      if (queue.callMethod) queue.callMethod(...args);
      else queue.queue.push(args);
    },
    { queue: [] as unknown[], loaded: true, version: "2.0", push: undefined as unknown as PixelQueue },
  );
  queue.push = queue;
  // oxlint-disable-next-line no-underscore-dangle -- the script reads this name
  window.fbq = window._fbq = queue;
  addScript({ src: "https://connect.facebook.net/en_US/fbevents.js" });
  queue("init", id);
  queue("track", "PageView");
}

/** Runs a script only if the visitor consented to all its purposes (decisions/0020: Small conflicts). */
function runScripts(html: string, ids: readonly number[]): void {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const [index, { dataset, src, text }] of template.content.querySelectorAll("script").entries()) {
    if (mayRun(dataset.consent ?? null, ids))
      once(`script ${index}`, () => addScript(src ? { src } : { text }));
  }
}

function addScript(content: { src: string } | { text: string }): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  Object.assign(script, content);
  document.head.append(script);
  return script;
}

function once(what: string, act: () => void): void {
  if (done.has(what)) return;
  done.add(what);
  act();
}
