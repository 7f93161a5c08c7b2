/** What a shop's own settings need in the policy of its pages. */
import { createHash } from "node:crypto";
import type { Settings } from "@curat/contract/settings";
import { partiesOf, trackingOf } from "../analytics/tracking.ts";
import type { ThirdParty } from "../session/consent.ts";
import { isSecretAddress } from "../session/secret-addresses.ts";
import { customLayer, LAYERS } from "./inline-styles.ts";
import { RULES_TEXT } from "./starter/speculation.ts";

export interface PolicyAdditions {
  /** Whom the settings name for statistics and advertising; nobody where the address is a secret. */
  thirdParties: ThirdParty[];
  /**
   * The starter's rules about what is fetched ahead, by their hash; sources of the setting SCRIPTS: a hash of each that
   * stands there, the address of each that is named.
   */
  scripts: string[];
  /** Hashes of the documents' own styles. */
  styles: string[];
}

const known = new WeakMap<Settings, PolicyAdditions>();
const OWN_SCRIPTS = [hashOf(RULES_TEXT)];
const WITHOUT_SETTINGS: PolicyAdditions = {
  thirdParties: [],
  scripts: OWN_SCRIPTS,
  styles: [hashOf(LAYERS)],
};

/** Reckoned once a version of the settings, of which the shared reads keep one object. */
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

/** Each script of that HTML as a source of a policy; one whose address is no address of the web is left out. */
export function scriptSources(html: string): string[] {
  const scripts = html.replaceAll(/\r\n?/g, "\n").matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\b/gi);
  return [...scripts].flatMap(([, attributes = "", text = ""]) => {
    const [, ...found] = /(?:^|\s)src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes) ?? [];
    const address = found.find((value) => value !== undefined);
    return address === undefined ? [hashOf(text)] : sourceOf(address.replaceAll("&amp;", "&").trim());
  });
}

/** Address without its query: a source has none. The two marks that end a source are written as the grammar wants them. */
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
