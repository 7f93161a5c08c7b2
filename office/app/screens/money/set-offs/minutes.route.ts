export { openMinutes as loader } from "./set-offs.server.ts";
