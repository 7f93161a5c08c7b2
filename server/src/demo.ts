/** Loads the demo and the stand-ins on demand. No other module may import them. */
import type { Settings } from "./settings.ts";

export type NetopiaKeys = import("@curat/stand-ins/netopia/keys").NetopiaKeys;
export type NetopiaV2Keys = import("@curat/stand-ins/netopia-v2/keys").NetopiaV2Keys;

/** The parts of the demo, each loaded on first use. */
export const DEMO = {
  filling: () => import("@curat/demo"),
  geography: () => import("@curat/demo/geography"),
  media: () => import("@curat/demo/media"),
  documents: () => import("@curat/demo/documents"),
  netopia: () => import("@curat/stand-ins/netopia"),
  netopiaKeys: () => import("@curat/stand-ins/netopia/keys"),
  netopiaV2: () => import("@curat/stand-ins/netopia-v2"),
  netopiaV2Keys: () => import("@curat/stand-ins/netopia-v2/keys"),
  stripe: () => import("@curat/stand-ins/stripe"),
  sameday: () => import("@curat/stand-ins/sameday"),
  fan: () => import("@curat/stand-ins/fan"),
  cargus: () => import("@curat/stand-ins/cargus"),
  dpd: () => import("@curat/stand-ins/dpd"),
  gls: () => import("@curat/stand-ins/gls"),
  packeta: () => import("@curat/stand-ins/packeta"),
  emag: () => import("@curat/stand-ins/emag"),
  smartbill: () => import("@curat/stand-ins/smartbill"),
  oblio: () => import("@curat/stand-ins/oblio"),
  anaf: () => import("@curat/stand-ins/anaf"),
};
export type Demo = typeof DEMO;

/**
 * Returns the demo modules; undefined if DEMO_PRODUCTS is 0 or the API is external.
 * The shop's database records which pictures the demo generates (site/media-sources.ts).
 */
export function demoOf({
  apiUrl,
  demoProducts,
}: Pick<Settings, "apiUrl" | "demoProducts">): Demo | undefined {
  return apiUrl !== undefined || demoProducts === 0 ? undefined : DEMO;
}
