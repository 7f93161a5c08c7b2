export { returnsAsFile as loader } from "./returns.server.ts";
