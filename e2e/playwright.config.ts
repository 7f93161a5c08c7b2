import { availableParallelism } from "node:os";
import { defineConfig, type Project } from "@playwright/test";
import { FOREIGN_SHOP, SHOP } from "./addresses.ts";
import { CHOSEN } from "./consent-steps.ts";
import { isFull } from "../setup/test-sizes.ts";

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const args = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages live for seconds: optimizing their script costs more processor time than it saves.
  "--js-flags=--no-maglev,--no-turbofan",
];
const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

// Drawing and decoding pictures is most of a page's work; the project `screens` of the full run loads them.
const withoutPictures = {
  launchOptions: { executablePath, args: [...args, ...sandbox, "--blink-settings=imagesEnabled=false"] },
};
const desktop = { viewport: { width: 1440, height: 900 }, ...withoutPictures };
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, ...withoutPictures };
const long = isFull() ? [] : ["**/*.long.spec.ts"];
/** The one journey that the usual run makes on a phone; at a desk it makes the others. */
const MENU_TO_ORDER = "**/buying/menu-to-order.spec.ts";
const onPhone = isFull() ? [] : [MENU_TO_ORDER];
const projects: Project[] = [
  // First, since it waits for a shop of its own: at the end a core would be idle meanwhile.
  { name: "foreign", use: { ...desktop, baseURL: FOREIGN_SHOP }, testMatch: "**/foreign/**/*.spec.ts" },
  {
    name: "desktop",
    use: desktop,
    testIgnore: ["**/no-javascript/**", "**/foreign/**", "**/every-screen/**", ...onPhone, ...long],
  },
  // From the menu to the order in every run; the full one repeats the other journeys. Keyboard and tabs are a desk's.
  {
    name: "phone",
    use: phone,
    testMatch: isFull()
      ? "**/{account/account,buying/{cart,company-order,menu-to-order,search-to-order}}.spec.ts"
      : MENU_TO_ORDER,
  },
  {
    name: "no-javascript",
    use: { ...desktop, javaScriptEnabled: false },
    testMatch: "**/no-javascript/**/*.spec.ts",
    testIgnore: long,
  },
  {
    name: "screens",
    use: isFull() ? {} : withoutPictures,
    testMatch: "**/every-screen/**/*.spec.ts",
    testIgnore: long,
  },
];

/** It makes its database first. */
const SHOP_UP_MS = 150_000;

/** Journeys through the running shop, and through the storefront alone before a foreign API. */
export default defineConfig({
  testMatch: "**/*.spec.ts",
  globalSetup: "./lift-limits.ts",
  // For machines that are busy or slow; an idle one needs a tenth of it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: availableParallelism(),
  // A test that passes at its second try is told as FLAKY at the run's end, and mended (docs/testing.md).
  retries: 1,
  forbidOnly: true,
  outputDir: "../test-results",
  use: {
    baseURL: SHOP,
    storageState: CHOSEN,
    reuseContext: true,
    locale: "ro-RO",
    launchOptions: { executablePath, args: [...args, ...sandbox] },
    screenshot: "only-on-failure",
  },
  projects,
  webServer: [
    {
      command: `exec "${process.execPath}" start-shop.ts`,
      url: `${SHOP}/health`,
      timeout: SHOP_UP_MS,
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      stdout: "ignore",
    },
  ],
});
