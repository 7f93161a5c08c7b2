import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { isFull } from "./setup/test-sizes.ts";

const workspaces = "{contract,api,demo,stand-ins,server,storefront,office,ui,setup,bench}";
const notTests = ["**/node_modules/**", "**/build/**"];
const long = isFull() ? [] : ["**/*.long.test.*"];

/** Tests whose files are named after their kind: `*.{kind}.test.ts`. */
const ofKind = (kind: string): string => `${workspaces}/**/*.${kind}{,.long}.test.{ts,tsx}`;

/** The kinds of tests and what each stands on: docs/testing.md. */
const kinds: TestProjectInlineConfiguration["test"][] = [
  {
    name: "pure",
    include: [`${workspaces}/**/*.test.{ts,tsx}`],
    exclude: [...notTests, ...long, ...["dom", "api", "system"].map(ofKind)],
    pool: "threads",
    isolate: false,
  },
  {
    name: "dom",
    include: [ofKind("dom")],
    exclude: [...notTests, ...long],
    pool: "threads",
    environment: "happy-dom",
  },
  {
    name: "api",
    include: [ofKind("api")],
    exclude: [...notTests, ...long],
    isolate: false,
    globalSetup: "api/src/testing/template-database.ts",
  },
  { name: "system", include: [ofKind("system")], exclude: [...notTests, ...long] },
];

/** Unit, DOM and API tests; browser tests are in e2e. Workers are as many as the machine has cores. */
export default defineConfig({
  test: {
    projects: kinds.map((test) => ({ extends: true, test })),
    // Bounds for what hangs, not measures: a build machine may have a tenth of a desk's speed.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: "100%",
  },
});
