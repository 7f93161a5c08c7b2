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
  // Pages are open only for seconds, so optimizing their scripts costs more processor time than it saves.
  "--js-flags=--no-maglev,--no-turbofan",
];
const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

// Drawing and decoding images is most of the work on a page. Only the project `screens` of the full run loads
// them.
const withoutPictures = {
  launchOptions: { executablePath, args: [...args, ...sandbox, "--blink-settings=imagesEnabled=false"] },
};
const desktop = { viewport: { width: 1440, height: 900 }, ...withoutPictures };
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, ...withoutPictures };
const long = isFull() ? [] : ["**/*.long.spec.ts"];
/** The only test that a normal run executes on a phone. */
const MENU_TO_ORDER = "**/buying/menu-to-order.spec.ts";
const onPhone = isFull() ? [] : [MENU_TO_ORDER];
const projects: Project[] = [
  // This project is first because it waits for a separate shop. At the end it would leave a core idle.
  { name: "foreign", use: { ...desktop, baseURL: FOREIGN_SHOP }, testMatch: "**/foreign/**/*.spec.ts" },
  {
    name: "desktop",
    use: desktop,
    testIgnore: ["**/no-javascript/**", "**/foreign/**", "**/every-screen/**", ...onPhone, ...long],
  },
  // The full run repeats more tests on a phone. Tests of keyboard and tabs run only on a desktop.
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

/** Includes the creation of the shop's database. */
const SHOP_UP_MS = 150_000;

export default defineConfig({
  testMatch: "**/*.spec.ts",
  globalSetup: "./lift-limits.ts",
  // Long enough for busy or slow machines. An idle machine needs a tenth of it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // A browser test uses about three quarters of a core.
  workers: availableParallelism() + 1,
  // A test that passes on its second try is reported as FLAKY at the end of the run and must be fixed
  // (docs/testing.md).
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
