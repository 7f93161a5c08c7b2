import type * as planted from "../../cart/cart.store.ts";
export type Planted = typeof planted;
