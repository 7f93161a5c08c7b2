/** A local stand-in for Sameday's API: the same calls and refusals, with invented lockers. */
export { SAMEDAY_ACCOUNT, startSameday, type Sameday, type SamedayOptions } from "./server.ts";
export { LOCKERS } from "./lockers.ts";
export { awbNumber } from "./waybills.ts";
