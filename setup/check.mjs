// All checks run, even when one fails.
import { pathToFileURL } from "node:url";
import { checkDirections } from "./directions.ts";
import { checkTables } from "./check-tables.ts";
import { checkMigrations } from "./check-migrations.ts";
import { checkClassNames } from "./class-names.ts";
import { checkFiles, projectFiles } from "./file-rules.mjs";
import { checkPointers } from "./pointers.ts";
import { pinnedNode, root, tool } from "./paths.mjs";
import { checkRequirements } from "./requirement-rows.ts";
import { checkRomanianTerms } from "./romanian-terms.ts";
import { checkScreenTexts } from "./screen-texts.ts";
import { run } from "./run.mjs";
import { cores, sideBySide } from "./side-by-side.mjs";
import { seconds } from "./report.mjs";

// Each tsc checker reads shared types again: four (the default) take three times the CPU time of one.
const types = ["-p", "tsconfig.json", "--checkers", "1"];
const unused = ["--cache", "--cache-location=.cache/knip"];
// Exports that only other modules' tests use are tagged @internal, with a reason.
const usedByTests =
  "-c setup/knip-production.mjs --production --include exports,files --no-config-hints --cache --cache-location=.cache/knip-production".split(
    " ",
  );

/** The slowest checks start first. */
const checks = (linted = []) => ({
  "types (tsc)": () => runTool("tsc", types),
  "lint (oxlint)": () => runTool("oxlint", ["--deny-warnings", ...linted]),
  "format (oxfmt)": () => runTool("oxfmt", ["--check"]),
  "unused code (knip)": () => runTool("knip", unused),
  "code only of tests (knip)": () => runTool("knip", usedByTests),
  "files (length, style names)": checkFiles,
  "class names (CSS modules)": async () => checkClassNames(root, await projectFiles()),
  "directions of imports": async () => checkDirections(root, await projectFiles()),
  "owners of tables": async () => checkTables(root, await projectFiles()),
  "migrations (squawk, releases)": async () => checkMigrations(root, await projectFiles()),
  "texts of screens": async () => checkScreenTexts(root, await projectFiles()),
  "Romanian terms": async () => checkRomanianTerms(root, await projectFiles()),
  "pointers of comments": async () => checkPointers(root, await projectFiles()),
  "rows of the requirements": async () => checkRequirements(root),
});

/** Returns a function for each check; the linter checks the given files or all. */
export function checksToDo(linted) {
  return Object.entries(checks(linted)).map(([name, check]) => async () => {
    const startedAt = performance.now();
    const passed = await check();
    console.log(`${passed ? "ok    " : "FAILED"} ${name}, ${seconds(performance.now() - startedAt)}`);
    return { name, passed };
  });
}

/** Runs every check with limited concurrency, and counts those that passed. */
export async function runChecks(atOnce = cores) {
  return countChecks(await sideBySide(checksToDo(), atOnce));
}

export function countChecks(results) {
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => `check: ${name}`);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

function runTool(name, args) {
  return run(pinnedNode, [tool(name), ...args], { saysAtEnd: true }).then((code) => code === 0);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { passed, failed } = await runChecks();
  console.log(failed === 0 ? "All checks passed." : `${failed} of ${passed + failed} checks failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
