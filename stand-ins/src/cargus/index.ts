/** A local server that implements Cargus' API (V3) with fictional Ship & Go points. */
export { CARGUS_ACCOUNT, type CargusEvent, type CargusServer, startCargus } from "./server.ts";
