import { createHash } from "node:crypto";
import type { Settings } from "@curat/contract/settings";
import { partiesOf, trackingOf } from "../analytics/tracking.ts";
import type { ThirdParty } from "../session/consent.ts";
import { isSecretAddress } from "../session/secret-addresses.ts";
import { customLayer, LAYERS } from "./inline-styles.ts";
import { RULES_TEXT } from "./starter/speculation.ts";

export interface PolicyAdditions {
  /** Empty on pages with a secret URL. */
  thirdParties: ThirdParty[];
  /** CSP sources: hashes of the speculation rules and inline scripts, and URLs of external scripts. */
  scripts: string[];
  styles: string[];
}

const known = new WeakMap<Settings, PolicyAdditions>();
const OWN_SCRIPTS = [hashOf(RULES_TEXT)];
const WITHOUT_SETTINGS: PolicyAdditions = {
  thirdParties: [],
  scripts: OWN_SCRIPTS,
  styles: [hashOf(LAYERS)],
};

/** Returns the sources that a page adds to the CSP. They are computed once per settings object. */
export function policyAdditions(settings: Settings | undefined, pathname: string): PolicyAdditions {
  if (!settings) return WITHOUT_SETTINGS;
  const all = known.get(settings) ?? additionsOf(settings);
  known.set(settings, all);
  return isSecretAddress(pathname) ? { ...all, thirdParties: [], scripts: OWN_SCRIPTS } : all;
}

function additionsOf(settings: Settings): PolicyAdditions {
  const tracking = trackingOf(settings);
  const custom = settings.CUSTOM_CSS ? [hashOf(customLayer(settings.CUSTOM_CSS))] : [];
  return {
    thirdParties: partiesOf(tracking),
    scripts: [...OWN_SCRIPTS, ...scriptSources(tracking?.scripts ?? "")],
    styles: [hashOf(LAYERS), ...custom],
  };
}

/** Returns CSP sources for the scripts in the given HTML. Skips external scripts that have no http(s) URL. */
export function scriptSources(html: string): string[] {
  const scripts = html.replaceAll(/\r\n?/g, "\n").matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\b/gi);
  return [...scripts].flatMap(([, attributes = "", text = ""]) => {
    const [, ...found] = /(?:^|\s)src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes) ?? [];
    const address = found.find((value) => value !== undefined);
    return address === undefined ? [hashOf(text)] : sourceOf(address.replaceAll("&amp;", "&").trim());
  });
}

/** Returns the CSP source of a URL, without its query. Escapes the two characters that would end a source. */
function sourceOf(address: string): string[] {
  const full = address.startsWith("//") ? `https:${address}` : address;
  if (!URL.canParse(full)) return [];
  const { protocol, origin, pathname } = new URL(full);
  if (protocol !== "https:" && protocol !== "http:") return [];
  return [`${origin}${pathname.replaceAll(";", "%3B").replaceAll(",", "%2C")}`];
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
