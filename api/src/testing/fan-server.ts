/** The stand-in for FAN Courier, for tests of other workspaces, which may not import stand-ins. */
export { startFan } from "@curat/stand-ins/fan";
