export { figuresAsFile as loader } from "./figures.server.ts";
