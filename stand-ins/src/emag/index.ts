/** A local server that implements eMAG's Marketplace API (4.4.8) with fictional offers and orders. */
export { EMAG_ACCOUNT, type EmagServer, startEmag } from "./server.ts";
export { startDemoEmag } from "./demo.ts";
export type { EmagOffer, NewEmagOrder } from "./state.ts";
