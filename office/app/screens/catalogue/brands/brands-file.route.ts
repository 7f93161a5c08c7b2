export { brandsAsFile as loader } from "./brands.server.ts";
