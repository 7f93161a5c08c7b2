export { openArchive as loader } from "./files.server.ts";
