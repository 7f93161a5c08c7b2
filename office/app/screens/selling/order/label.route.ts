export { openLabel as loader } from "./papers.server.ts";
