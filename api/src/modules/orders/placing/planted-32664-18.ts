import type * as planted from "../order-moves.ts";
export type Planted = typeof planted;
