/** The storefront alone, in front of an API that knows only the documented calls. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { FOREIGN_API, FOREIGN_API_KEY, FOREIGN_API_PORT, FOREIGN_SHOP_PORT } from "./addresses.ts";
import { runShop } from "./run-shop.ts";

const main = fileURLToPath(new URL("foreign-api/main.ts", import.meta.url));
const api = spawn(process.execPath, [main, "--port", String(FOREIGN_API_PORT), "--key", FOREIGN_API_KEY], {
  stdio: "inherit",
});

runShop(
  { PORT: String(FOREIGN_SHOP_PORT), API_URL: FOREIGN_API, API_KEY: FOREIGN_API_KEY, WEB_PROCESSES: "1" },
  () => api.kill(),
);
