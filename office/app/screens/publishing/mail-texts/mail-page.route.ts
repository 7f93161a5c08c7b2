export { showMail as loader } from "./mail-texts.server.ts";
