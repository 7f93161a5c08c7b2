export { shopTextsAsFile as loader } from "./shop-texts.server.ts";
