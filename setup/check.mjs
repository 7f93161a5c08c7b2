// Lint, types, format, unused code and the rules of ours that no tool knows. All run, even when one fails.
import { pathToFileURL } from "node:url";
import { checkDirections } from "./directions.ts";
import { checkTables } from "./check-tables.ts";
import { checkFiles, projectFiles } from "./file-rules.mjs";
import { checkPointers } from "./pointers.ts";
import { pinnedNode, root, tool } from "./paths.mjs";
import { run } from "./run.mjs";
import { seconds } from "./tell.mjs";

const checks = {
  "lint (oxlint)": () => runTool("oxlint", ["--deny-warnings"]),
  "types (tsc)": () => runTool("tsc", ["-p", "tsconfig.json", "--noEmit"]),
  "format (prettier)": () =>
    runTool("prettier", [
      "--check",
      "--log-level=warn",
      "--cache",
      "--cache-location=.cache/prettier",
      "--ignore-unknown",
      ".",
    ]),
  "unused code (knip)": () => runTool("knip", []),
  "files (length, style names)": checkFiles,
  "directions of imports": async () => checkDirections(root, await projectFiles()),
  "owners of tables": async () => checkTables(root, await projectFiles()),
  "pointers of comments": async () => checkPointers(root, await projectFiles()),
};

/** Runs every check and answers which passed. */
export async function runChecks() {
  const results = [];
  for (const [name, check] of Object.entries(checks)) {
    const startedAt = performance.now();
    const passed = await check();
    results.push({ name, passed });
    console.log(`${passed ? "ok    " : "FAILED"} ${name}, ${seconds(performance.now() - startedAt)}`);
  }
  return results;
}

async function runTool(name, args, folder = ".") {
  return (await run(pinnedNode, [tool(name), ...args], { cwd: `${root}/${folder}` })) === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const results = await runChecks();
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(failed === 0 ? "All checks passed." : `${failed} of ${results.length} checks failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
