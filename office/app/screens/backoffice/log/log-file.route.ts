export { logAsFile as loader } from "./log.server.ts";
