export { openLabels as loader } from "./papers.server.ts";
