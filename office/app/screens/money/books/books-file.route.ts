export { bookAsFile as loader } from "./books.server.ts";
