export { slowMoversAsFile as loader } from "./slow-movers.server.ts";
