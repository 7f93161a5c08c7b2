export { openLabel as loader } from "./documents.server.ts";
