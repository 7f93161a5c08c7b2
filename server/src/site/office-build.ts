import { fileURLToPath } from "node:url";

export const OFFICE_FOLDER = fileURLToPath(new URL("../../../office/", import.meta.url));
export const OFFICE_CLIENT_FOLDER = `${OFFICE_FOLDER}build/client`;
export const OFFICE_ENTRY = new URL("../../../office/build/server/index.js", import.meta.url);
