/** A local stand-in for ANAF's e-Factura: login, calls, and faults by seed. */
export { ANAF_CLIENT, type Anaf, type AnafOptions, startAnaf } from "./server.ts";
export { FAULTS, type Fault } from "./faults.ts";
export type { Accepted } from "./messages.ts";
