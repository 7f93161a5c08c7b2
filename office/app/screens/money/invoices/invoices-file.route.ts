export { invoicesAsFile as loader } from "./invoices.server.ts";
