import { defineConfig } from "vitest/config";

/** Unit and API tests; the API's files each clone a database from one template. Browser tests are in e2e. */
export default defineConfig({
  test: {
    include: ["{contract,api,demo,stand-ins,server,storefront,ui,setup,bench}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/build/**"],
    globalSetup: ["api/src/testing/template-database.ts"],
    // Bounds for what hangs, not measures: a build machine may have a tenth of a desk's speed.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
