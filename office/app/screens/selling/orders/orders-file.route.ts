export { ordersAsFile as loader } from "./orders.server.ts";
