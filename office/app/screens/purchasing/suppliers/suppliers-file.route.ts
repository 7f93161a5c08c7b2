export { suppliersAsFile as loader } from "./suppliers.server.ts";
