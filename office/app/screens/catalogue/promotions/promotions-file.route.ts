export { promotionsAsFile as loader } from "./promotions.server.ts";
