export { openZip as loader } from "./files.server.ts";
