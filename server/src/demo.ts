/** Loads the demo and the stand-ins on demand. Only this module does so, and only if the shop is a demo. */
import type { Settings } from "./settings.ts";

export type NetopiaKeys = import("@curat/stand-ins/netopia/keys").NetopiaKeys;

/** The parts of the demo; each is loaded on first use. */
export const DEMO = {
  filling: () => import("@curat/demo"),
  geography: () => import("@curat/demo/geography"),
  media: () => import("@curat/demo/media"),
  documents: () => import("@curat/demo/documents"),
  netopia: () => import("@curat/stand-ins/netopia"),
  netopiaKeys: () => import("@curat/stand-ins/netopia/keys"),
  sameday: () => import("@curat/stand-ins/sameday"),
  anaf: () => import("@curat/stand-ins/anaf"),
};
export type Demo = typeof DEMO;

/**
 * Returns the demo data and the stand-ins; undefined if DEMO_PRODUCTS is 0 or the API is external. Which
 * pictures the demo generates is recorded in the shop's database (site/media-sources.ts).
 */
export function demoOf({
  apiUrl,
  demoProducts,
}: Pick<Settings, "apiUrl" | "demoProducts">): Demo | undefined {
  return apiUrl !== undefined || demoProducts === 0 ? undefined : DEMO;
}
