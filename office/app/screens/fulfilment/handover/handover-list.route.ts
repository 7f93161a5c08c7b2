export { openHandoverList as loader } from "./handover.server.ts";
