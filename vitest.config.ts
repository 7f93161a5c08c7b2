import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { isFull } from "./setup/test-sizes.ts";

const notTests = ["**/node_modules/**", "**/build/**"];
const long = isFull() ? [] : ["**/*.long.test.*"];

/** Files that Node runs unmodified, and files that Vite builds: JSX, styles. */
const ofNode = "{contract,api,demo,stand-ins,server,setup,bench}";
const ofVite = "{storefront,office,ui}";
const all = "{contract,api,demo,stand-ins,server,setup,bench,storefront,office,ui}";

/** Tests whose files are named after their kind: `*.{kind}.test.ts`. */
const ofKind = (kind: string): string => `${all}/**/*.${kind}{,.long}.test.{ts,tsx}`;
const otherKinds = ["dom", "api", "system"].map(ofKind);

/** Node reads these files itself, without Vite's runner between: a third of an API test's processor time (decision 0041). */
const native = { viteModuleRunner: false, nodeLoader: false };

/**
 * The kinds of tests and their environments: docs/testing.md. They run in this order, so that tests that mostly
 * compute fill the time in which the last system tests wait.
 */
const kinds: (TestProjectInlineConfiguration["test"] & { name: string })[] = [
  {
    name: "api",
    include: [ofKind("api")],
    exclude: [...notTests, ...long],
    isolate: false,
    experimental: native,
    globalSetup: "api/src/testing/template-database.ts",
  },
  {
    name: "system",
    include: [ofKind("system")],
    exclude: [...notTests, ...long],
    experimental: native,
  },
  {
    name: "pure",
    include: [`${ofNode}/**/*.test.ts`],
    exclude: [...notTests, ...long, ...otherKinds],
    pool: "threads",
    isolate: false,
    experimental: native,
  },
  {
    name: "pure-apps",
    include: [`${ofVite}/**/*.test.{ts,tsx}`],
    exclude: [...notTests, ...long, ...otherKinds],
    pool: "threads",
    isolate: false,
    // React as visitors get it: its development build takes twice as long for a page.
    env: { NODE_ENV: "production" },
  },
  {
    name: "dom",
    include: [ofKind("dom")],
    exclude: [...notTests, ...long],
    pool: "threads",
    isolate: false,
    environment: "happy-dom",
    setupFiles: "setup/shared-window.ts",
  },
];

class InOrderOfKinds extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project }: TestSpecification) => kinds.findIndex(({ name }) => name === project.name);
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** Unit, DOM and API tests; browser tests are in e2e. */
export default defineConfig({
  test: {
    projects: kinds.map((test) => ({
      extends: true,
      test,
      ...(test.env?.NODE_ENV === "production" && { oxc: { jsx: { development: false } } }),
    })),
    // `?url` is the address of a style sheet; Vitest empties other style sheets.
    css: { include: /\.css\?url$/ },
    // Bounds for what hangs, not measures: a build machine may have a tenth of a desk's speed.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // API and system tests wait for a quarter of their time, mostly for the database.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: InOrderOfKinds },
  },
});
