import type { Act } from "./act.ts";
import { basin, toilet } from "./sanitary.ts";
import { desk, worktop } from "./tops.ts";

/** What hands can do in a scene, by its name. */
export const ACTS = { toilet, basin, worktop, desk } satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;
