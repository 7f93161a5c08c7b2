/** The demo and the stand-ins, loaded here alone, at run time, and only where the settings say that the shop has a demo. */
import type { Settings } from "./settings.ts";

export type NetopiaKeys = import("@curat/stand-ins/netopia/keys").NetopiaKeys;

/** The parts of the demo; each is loaded when it is first asked for. */
export interface Demo {
  filling(): Promise<typeof import("@curat/demo")>;
  pictures(): Promise<typeof import("@curat/demo/pictures")>;
  documents(): Promise<typeof import("@curat/demo/documents")>;
  films(): Promise<typeof import("@curat/demo/films")>;
  netopia(): Promise<typeof import("@curat/stand-ins/netopia")>;
  netopiaKeys(): Promise<typeof import("@curat/stand-ins/netopia/keys")>;
  sameday(): Promise<typeof import("@curat/stand-ins/sameday")>;
}

/** Undefined where DEMO_PRODUCTS is 0 and before a foreign API: no process of such a shop loads any of it. */
export function demoOf({
  apiUrl,
  demoProducts,
}: Pick<Settings, "apiUrl" | "demoProducts">): Demo | undefined {
  if (apiUrl !== undefined || demoProducts === 0) return undefined;
  return {
    filling: () => import("@curat/demo"),
    pictures: () => import("@curat/demo/pictures"),
    documents: () => import("@curat/demo/documents"),
    films: () => import("@curat/demo/films"),
    netopia: () => import("@curat/stand-ins/netopia"),
    netopiaKeys: () => import("@curat/stand-ins/netopia/keys"),
    sameday: () => import("@curat/stand-ins/sameday"),
  };
}
