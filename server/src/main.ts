// Starts the shop: `npm start`, or `npm run dev` with --dev.
import { runShop } from "./run-shop.ts";

await runShop({ isDev: process.argv.includes("--dev") });
