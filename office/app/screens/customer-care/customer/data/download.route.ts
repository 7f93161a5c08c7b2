export { downloadData as action } from "./data.server.ts";
