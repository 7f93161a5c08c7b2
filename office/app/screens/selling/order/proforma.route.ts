export { openProforma as loader } from "./documents.server.ts";
