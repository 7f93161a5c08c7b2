/** A local server that implements DPD Romania's API with fictional offices and lockers. */
export { DPD_ACCOUNT, type DpdOperation, type DpdServer, startDpd } from "./server.ts";
