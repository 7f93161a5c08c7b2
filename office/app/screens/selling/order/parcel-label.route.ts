export { openParcelLabel as loader } from "./papers.server.ts";
