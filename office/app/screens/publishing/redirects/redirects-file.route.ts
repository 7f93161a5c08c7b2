export { redirectsAsFile as loader } from "./redirects.server.ts";
