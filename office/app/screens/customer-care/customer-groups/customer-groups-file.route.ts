export { groupsAsFile as loader } from "./customer-groups.server.ts";
