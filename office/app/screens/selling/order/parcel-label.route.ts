export { openParcelLabel as loader } from "./documents.server.ts";
