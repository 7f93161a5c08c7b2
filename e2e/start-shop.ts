/** The shop that the journeys walk through: as `npm start` runs it, over a database of its own on the tests' server. */
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
  // Two processes over one database have shops of their own (faults).
  WEB_PROCESSES: "1",
};
const shop = spawn(process.execPath, [main], {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, ...settings },
});
// Of its log what went wrong: a test that failed by a fault of the shop is told together with it.
createInterface(shop.stdout).on("line", (line) => {
  if (/^\{"level":[56]0,/.test(line)) console.error(line);
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => shop.kill("SIGTERM"));
shop.on("exit", (code) => process.exit(code ?? 1));
