export { customersAsFile as loader } from "./customers.server.ts";
