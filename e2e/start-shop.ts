/** Starts the shop as `npm start` does, but with a separate database on the test server. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { databaseForShop } from "./shop-database.ts";
import { SHOP_API_KEY, SHOP_PORT, SHOP_SEAL_KEY } from "./addresses.ts";

const main = fileURLToPath(new URL("../server/src/main.ts", import.meta.url));
const settings = {
  PORT: String(SHOP_PORT),
  DATABASE_URL: await databaseForShop(),
  API_KEY: SHOP_API_KEY,
  SEAL_KEY: SHOP_SEAL_KEY,
  DEMO_PRODUCTS: "400",
  // The fault tests cover shops with two web processes.
  WEB_PROCESSES: "1",
};
const shop = spawn(process.execPath, [main], {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, ...settings },
});
// Errors in the shop's log appear next to the test that caused them.
createInterface(shop.stdout).on("line", (line) => {
  if (/^\{"level":[56]0,/.test(line)) console.error(line);
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => shop.kill("SIGTERM"));
shop.on("exit", (code) => process.exit(code ?? 1));
