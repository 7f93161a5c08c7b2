// The whole suite, or a part of it: npm test -- check | unit [vitest's arguments] | e2e [playwright's arguments].
// Runs on the project's own Node. Its last line is always "N passed, N failed".
import { join } from "node:path";
import { buildStorefront } from "./build.mjs";
import { runChecks } from "./check.mjs";
import { requireChromium } from "./chromium.mjs";
import { pinnedNode, root, tool } from "./paths.mjs";
import { run } from "./run.mjs";
import { PreparationError } from "./tell.mjs";
import { countPlaywright, countReport, countVitest } from "./test-counts.mjs";
import { withTestGround } from "./test-ground.mjs";
import { claimPorts } from "./test-ports.mjs";

const parts = { check, unit, e2e };
const [wanted, ...further] = process.argv.slice(2);
if (wanted !== undefined && !Object.hasOwn(parts, wanted)) {
  console.error(`The suite has the parts ${Object.keys(parts).join(", ")}, not "${wanted}".`);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
const chosen = wanted ? [parts[wanted]] : Object.values(parts);
try {
  await withTestGround(async (ground) => {
    for (const part of chosen) {
      if (ground.isInterrupted()) break;
      const { passed, failed } = await part(ground);
      total.passed += passed;
      total.failed += failed;
    }
  });
} catch (error) {
  console.error(error);
  total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function check() {
  heading("Checks");
  const results = await runChecks();
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
}

async function unit(ground) {
  heading("Unit and API tests");
  const report = join(ground.folder, "vitest.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...further];
  const code = await run(pinnedNode, [tool("vitest"), ...args], { env: await ground.environment() });
  return await countReport(report, countVitest, code);
}

async function e2e(ground) {
  heading("Browser tests");
  const chromium = await requireChromium();
  if (!chromium) return { passed: 0, failed: 1 };
  try {
    await buildStorefront();
  } catch (error) {
    if (!(error instanceof PreparationError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
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

function heading(title) {
  console.log(`\n== ${title} ==`);
}
