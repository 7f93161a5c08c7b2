import type * as planted from "../../notifications/index.ts";
export type Planted = typeof planted;
