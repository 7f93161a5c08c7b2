// npm test -- [full] [check | unit [vitest's arguments] | e2e [playwright's arguments]], or npm test -- quick
import { join } from "node:path";
import { buildApps } from "./build.mjs";
import { findChanged, testsBeside } from "./changed.ts";
import { checksToDo, countChecks, runChecks } from "./check.mjs";
import { requireChromium } from "./chromium.mjs";
import { projectFiles } from "./file-rules.mjs";
import { pinnedNode, root, tool } from "./paths.mjs";
import { run } from "./run.mjs";
import { cores, sideBySide } from "./side-by-side.mjs";
import { PreparationError, seconds } from "./report.mjs";
import { countPlaywright, countReport, countVitest, NOTHING, sum } from "./test-counts.mjs";
import { withTestGround } from "./test-ground.mjs";
import { claimPorts } from "./test-ports.mjs";

const parts = { quick, check, unit, e2e };
const args = process.argv.slice(2);
if (args[0] === "full") args.shift();
const [requested, ...further] = args;
if (requested !== undefined && !Object.hasOwn(parts, requested)) {
  console.error(`The suite has the parts ${Object.keys(parts).join(", ")}, not "${requested}".`);
  process.exit(1);
}
// Naming a long test implies the full size.
if (process.argv[2] === "full" || further.some((argument) => argument.includes(".long")))
  process.env.CURAT_TESTS = "full";

let total = NOTHING;
try {
  await withTestGround(async (ground) => {
    for (const part of requested ? [parts[requested]] : [withoutBrowser, e2e])
      if (!ground.isInterrupted()) total = sum([total, await timed(part, ground)]);
  });
} catch (error) {
  console.error(error);
  const failure = `outside of any test: ${String(error).split("\n", 1)[0]}`;
  total = sum([total, { passed: 0, failed: 1, failures: [failure] }]);
}
// Printed at the end, because build servers may keep only the last lines.
for (const test of total.flaky ?? []) console.log(`FLAKY ${test}`);
for (const failure of total.failures) console.log(`FAILED ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/**
 * Runs all parts without a browser. Checks and the storefront's build need no database, so they run on half
 * of the cores.
 */
async function withoutBrowser(ground) {
  const aside = async () => {
    const counts = await runChecks(Math.max(1, Math.floor(cores / 2)));
    // The browser tests build again and report a failed build.
    if (!ground.isInterrupted()) await buildApps({ saysAtEnd: true }).catch(() => undefined);
    return counts;
  };
  return sum(await Promise.all([unit(ground), aside()]));
}

async function check() {
  heading("Checks");
  return await runChecks();
}

async function unit(ground) {
  heading("Unit and API tests");
  return await vitest(ground, "unit", further);
}

async function quick(ground) {
  const files = await projectFiles();
  const changed = await findChanged(root);
  heading(
    changed
      ? `What changed since ${changed.since.slice(0, 9)}: ${changed.files.length} files`
      : "Checks, pure tests",
  );
  const aside = { saysAtEnd: true, mayBeNone: true };
  const free = ["--project=pure*", "--project=dom", ...(changed ? [`--changed=${changed.since}`] : [])];
  const related = testsBeside(changed?.files ?? [], files);
  const tests = [() => vitest(ground, "free", free, { ...aside, withDatabase: false })];
  if (related.length > 0)
    tests.push(() => vitest(ground, "beside", ["--project=api", "--project=system", ...related], aside));
  const linted = changed?.files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  const checks = checksToDo(linted?.length === 0 ? ["vitest.config.ts"] : linted);
  const results = await sideBySide([...tests, ...checks]);
  return sum([...results.slice(0, tests.length), countChecks(results.slice(tests.length))]);
}

async function vitest(ground, name, args, { saysAtEnd, mayBeNone, withDatabase } = {}) {
  const report = join(ground.folder, `${name}.json`);
  const unhandledFile = join(ground.folder, `${name}-unhandled.json`);
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    `--reporter=${join(root, "setup/unhandled-errors.mjs")}`,
  ];
  const none = mayBeNone ? ["--passWithNoTests"] : [];
  const env = { ...(await ground.environment({ withDatabase })), UNHANDLED_ERRORS_FILE: unhandledFile };
  const code = await run(pinnedNode, [tool("vitest"), "run", ...reporters, ...none, ...args], {
    env,
    saysAtEnd,
  });
  return await countReport(report, countVitest, code, { mayBeNone, unhandledFile });
}

async function e2e(ground) {
  heading("Browser tests");
  const chromium = await requireChromium();
  if (!chromium) return { passed: 0, failed: 1, failures: ["e2e: there is no Chromium"] };
  try {
    await buildApps();
  } catch (error) {
    if (!(error instanceof PreparationError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1, failures: [`e2e: ${error.message}`] };
  }
  const report = join(ground.folder, "playwright.json");
  const ports = await claimPorts();
  const code = await run(pinnedNode, [tool("playwright"), "test", "--reporter=list,json", ...further], {
    cwd: join(root, "e2e"),
    env: {
      ...(await ground.environment()),
      CURAT_TEST_PORTS: String(ports.first),
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  ports.release();
  return await countReport(report, countPlaywright, code);
}

async function timed(part, ground) {
  const startedAt = performance.now();
  const counts = await part(ground);
  console.log(
    `${counts.passed} passed, ${counts.failed} failed in ${seconds(performance.now() - startedAt)}.`,
  );
  return counts;
}

function heading(title) {
  console.log(`\n== ${title} ==`);
}
