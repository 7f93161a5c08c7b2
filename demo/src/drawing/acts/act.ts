import type { Pen } from "../pen.ts";

/** What an act is drawn with. */
export interface ActStage {
  pen: Pen;
  /** The colour of glove and cloth. */
  colour: string;
}

/**
 * Something that hands do, drawn around x = 0 between y = -750 (top) and y = 0 (foot of the picture); the room's
 * wall ends at `WALL_END`. About 1,000 wide; what reaches farther is cut by the frame.
 */
export type Act = (stage: ActStage) => string;

/** Where the wall of the room ends and what the act stands on begins. */
export const WALL_END = -330;
