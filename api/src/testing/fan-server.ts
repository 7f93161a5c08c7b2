/** The FAN Courier stand-in, for tests of other workspaces, which may not import stand-ins directly. */
export { startFan } from "@curat/stand-ins/fan";
