export { openStatement as loader } from "./receivables.server.ts";
