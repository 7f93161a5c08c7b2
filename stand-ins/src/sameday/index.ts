/** A stand-in for Sameday's API on this machine: the same calls and refusals, over lockers that are invented. */
export { SAMEDAY_ACCOUNT, startSameday, type Sameday, type SamedayOptions } from "./server.ts";
export { LOCKERS } from "./lockers.ts";
export { awbNumber } from "./waybills.ts";
