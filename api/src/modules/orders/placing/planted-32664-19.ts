import type * as planted from "../../cart/index.ts";
export type Planted = typeof planted;
