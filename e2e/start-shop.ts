/** The shop that the journeys walk through: as `npm start` runs it, over a database of its own on the tests' server. */
import { databaseForShop } from "./shop-database.ts";
import { runShop } from "./run-shop.ts";
import { SHOP_API_KEY, SHOP_PORT, SHOP_SEAL_KEY } from "./addresses.ts";

runShop({
  PORT: String(SHOP_PORT),
  DATABASE_URL: await databaseForShop(),
  API_KEY: SHOP_API_KEY,
  SEAL_KEY: SHOP_SEAL_KEY,
  DEMO_PRODUCTS: "400",
  WEB_PROCESSES: "2",
});
