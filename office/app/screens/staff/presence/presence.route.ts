export { stillAt as loader } from "../../../components/presence/presence.server.ts";
