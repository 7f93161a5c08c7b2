export { importReturns, type ReturnImport, type ReturnsImport } from "./returns.import.ts";
