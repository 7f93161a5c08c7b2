export { receivablesAsFile as loader } from "./receivables.server.ts";
