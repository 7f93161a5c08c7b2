import { fileURLToPath } from "node:url";

export const STOREFRONT_FOLDER = fileURLToPath(new URL("../../../storefront/", import.meta.url));
export const CLIENT_FOLDER = `${STOREFRONT_FOLDER}build/client`;
export const SERVER_ENTRY = new URL("../../../storefront/build/server/index.js", import.meta.url);
