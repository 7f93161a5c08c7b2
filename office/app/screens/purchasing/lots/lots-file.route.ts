export { lotsAsFile as loader } from "./lots.server.ts";
