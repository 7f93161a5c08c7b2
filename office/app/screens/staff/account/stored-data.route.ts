export { storedData as loader } from "./account.server.ts";
