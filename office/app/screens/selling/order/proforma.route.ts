export { openProforma as loader } from "./papers.server.ts";
