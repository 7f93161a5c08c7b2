export { mediaAsFile as loader } from "./media.server.ts";
