/** `npm run import:localities -- FILE` imports the full nomenclature of localities (SIRUTA). */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { withTaskApi } from "./task-api.ts";
import { taskCommand } from "./task-command.ts";

const path = process.argv[2];
if (!path) {
  console.error(`Specify the file: ${taskCommand("import-localities", "siruta.csv")}`);
  process.exit(1);
}
// npm runs scripts in the package's folder; users name the file relative to theirs.
const file = resolve(process.env.INIT_CWD ?? ".", path);
const text = await readFile(file, "utf8").catch(() => undefined);
if (text === undefined) {
  console.error(`There is no readable file ${file}.`);
  process.exit(1);
}

await withTaskApi(async (api) => {
  const report = await api.importLocalities(text);
  if (report.ok) {
    const { added, changed, unchanged, removed } = report;
    console.log(
      `Localities: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed.`,
    );
    return;
  }
  console.error("Nothing was changed; the file has errors:");
  for (const problem of report.problems) console.error(`  ${problem}`);
  process.exitCode = 1;
});
