export { openHandover as loader } from "./accounting.server.ts";
