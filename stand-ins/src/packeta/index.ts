/** A local server that implements Packeta's API with fictional points and Z-BOX lockers. */
export { PACKETA_ACCOUNT, type PacketaServer, type PacketaStatus, startPacketa } from "./server.ts";
