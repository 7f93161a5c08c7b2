export { seapItemsAsFile as loader } from "./seap.server.ts";
