export { lotSalesAsFile as loader } from "./lot.server.ts";
