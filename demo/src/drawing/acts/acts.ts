import type { Act } from "./act.ts";
import { scrubFloor, toyTable } from "./floors-and-toys.ts";
import { foldCloth, fourColours, threeGloves, underDispenser } from "./handling.ts";
import { checklist, mopLane } from "./planning.ts";
import { pour, spray, washHands } from "./pouring.ts";
import { basin, toilet } from "./sanitary.ts";
import { layNapkin, tearPaper, tieBag } from "./supplies.ts";
import { limescale, notTogether, threeStages, twoGlasses } from "./telling.ts";
import { desk, worktop } from "./tops.ts";

/** What can happen in a scene, by its name. */
export const ACTS = {
  toilet,
  basin,
  worktop,
  desk,
  pour,
  spray,
  washHands,
  foldCloth,
  fourColours,
  threeGloves,
  underDispenser,
  limescale,
  twoGlasses,
  notTogether,
  threeStages,
  checklist,
  mopLane,
  tearPaper,
  tieBag,
  layNapkin,
  scrubFloor,
  toyTable,
} satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;
