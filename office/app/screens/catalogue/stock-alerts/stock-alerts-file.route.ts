export { alertsAsFile as loader } from "./stock-alerts.server.ts";
