export { priceListsAsFile as loader } from "./price-lists.server.ts";
