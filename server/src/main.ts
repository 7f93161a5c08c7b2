// Starts the shop: npm start; with --dev, npm run dev.
import { runShop } from "./run-shop.ts";

await runShop({ isDev: process.argv.includes("--dev") });
