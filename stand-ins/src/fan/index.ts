/** A local server that implements FAN Courier's API (version 2) with fictional FANboxes. */
export { FAN_ACCOUNT, type FanEvent, type FanServer, startFan } from "./server.ts";
export { FANBOXES } from "./fanboxes.ts";
