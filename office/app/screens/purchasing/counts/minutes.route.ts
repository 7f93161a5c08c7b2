export { openMinutes as loader } from "./counts.server.ts";
