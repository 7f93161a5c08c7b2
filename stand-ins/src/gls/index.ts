/** A local server that implements GLS Romania's API (MyGLS) with fictional ParcelShops and lockers. */
export { GLS_ACCOUNT, type GlsServer, type GlsStatus, startGls } from "./server.ts";
