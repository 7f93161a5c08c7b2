/** A local server that implements Sameday's API with fictional lockers. */
export { SAMEDAY_ACCOUNT, startSameday, type Sameday, type SamedayOptions } from "./server.ts";
export { LOCKERS } from "./lockers.ts";
export { awbNumber } from "./waybills.ts";
