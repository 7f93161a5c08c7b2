/** The demo and the stand-ins, loaded here alone, at run time, and only where the shop has a demo. */
import type { Settings } from "./settings.ts";

export type NetopiaKeys = import("@curat/stand-ins/netopia/keys").NetopiaKeys;

/** The parts of the demo; each is loaded when it is first asked for. */
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
 * What an empty shop is filled with, and its stand-ins; undefined where DEMO_PRODUCTS is 0 and before a foreign API. Which
 * pictures the demo makes a shop's database says itself (site/media-sources.ts).
 */
export function demoOf({
  apiUrl,
  demoProducts,
}: Pick<Settings, "apiUrl" | "demoProducts">): Demo | undefined {
  return apiUrl !== undefined || demoProducts === 0 ? undefined : DEMO;
}
