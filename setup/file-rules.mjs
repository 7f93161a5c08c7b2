import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { filesBelow } from "./content-hash.mjs";
import { root } from "./paths.mjs";

const longest = 400;
const isCode = /\.(ts|tsx|css|sql|mjs)$/;
/** Generated files and the baseline have no length limit. */
const isData = /(^|\/)generated\/|_baseline\.sql$/;
const isStyle = /^(?:(?:storefront|office)\/app|ui\/src)\/.*\.module\.css$/;
/** The only file that may format lei. Stand-ins are exempt: they use the format of the service that they imitate. */
const lei = "contract/src/lei.values.ts";
const spellsDecimals = /\bminimumFractionDigits\b|\} lei\b.*\.toFixed\(|\.toFixed\(.*\} lei\b/;
/** Only these files convert between bani and lei; elsewhere, a factor of 100 next to an amount is a bug. */
const converters = [lei, "api/src/text/money.ts", "api/src/text/lei-in-words.ts"];
const convertsByHand =
  /\b\w*(?:bani|lei|price|amount|total)\w*\)*(?:\.\w+)?\)* [*/] 100\b|\b100 \* \(?\w*(?:bani|lei|price)/i;
const isShare = /percent|\/ \w+\) \* 100/i;
/** These formatters take lei; the API formats bani with its own. */
const formatsLei =
  /import \{[^}]*\b(?:formatLei|formatOfficeLei|documentAmount|leiParts)\b[^}]*\} from "@curat\/contract\/lei\.values"/;
const mocksModule = /\bvi\.(?:do)?mock\(/i;
const isElsewhere = /(^|\/)(node_modules|build|\.[^/]*)\//;

/** Checks file lengths, names of CSS modules, formats of amounts, and mocked modules. */
export async function checkFiles() {
  const files = (await projectFiles()).filter((file) => isCode.test(file));
  const problems = [
    ...(await tooLong(files)),
    ...sharedNames(files),
    ...(await otherAmounts(files)),
    ...(await otherConversions(files)),
    ...(await mocks(files)),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

export async function tooLong(files, folder = root) {
  const problems = [];
  for (const file of files.filter((name) => !isData.test(name))) {
    // A deleted file that git still lists has no content.
    const content = await readFile(join(folder, file), "utf8").catch(() => "");
    const lines = content.split("\n").length - 1;
    if (lines > longest)
      problems.push(`${file} has ${lines} lines; the limit is ${longest}. Split it by subject.`);
  }
  return problems;
}

/** Returns the files that format amounts themselves. */
export async function otherAmounts(files, folder = root) {
  const problems = [];
  for (const file of files.filter(
    (name) => /^(?!stand-ins\/).*(?<!\.test)\.tsx?$/.test(name) && name !== lei,
  ))
    if (spellsDecimals.test(await readFile(join(folder, file), "utf8").catch(() => "")))
      problems.push(`${file} formats amounts by hand; use ${lei}.`);
  return problems;
}

/** Returns the files that convert bani and lei themselves, or format bani as lei. */
export async function otherConversions(files, folder = root) {
  const problems = [];
  const sources = files.filter((name) =>
    /^(?:api|contract|office|server|storefront|ui)\/.*(?<!\.test)\.tsx?$/.test(name),
  );
  for (const file of sources.filter((name) => !/\/testing\//.test(name) && !converters.includes(name))) {
    const content = await readFile(join(folder, file), "utf8").catch(() => "");
    const lines = content.split("\n").filter((line) => !isShare.test(line));
    if (lines.some((line) => convertsByHand.test(line)))
      problems.push(`${file} converts bani or lei by hand; use ${lei} or api/src/text/money.ts.`);
    if (file.startsWith("api/") && formatsLei.test(content))
      problems.push(`${file} formats lei; the API formats bani with api/src/text/money.ts.`);
  }
  return problems;
}

/**
 * Returns the tests that mock a module, which is forbidden because the test files of a worker share modules.
 */
export async function mocks(files, folder = root) {
  const problems = [];
  for (const file of files.filter((name) => /\.test\.tsx?$/.test(name)))
    if (mocksModule.test(await readFile(join(folder, file), "utf8").catch(() => "")))
      problems.push(
        `${file} mocks a module; the next test of its worker may have loaded it (docs/testing.md).`,
      );
  return problems;
}

/** Returns the CSS modules whose file name is not unique. */
export function sharedNames(files) {
  const byName = Map.groupBy(
    files.filter((file) => isStyle.test(file)),
    (file) => basename(file),
  );
  return [...byName]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name} is used by several CSS modules: ${places.join(", ")}.`);
}

/** Returns all files of the project, also without git in an unpacked archive. */
export async function projectFiles() {
  try {
    const { stdout } = await promisify(execFile)(
      "git",
      ["ls-files", "--cached", "--others", "--exclude-standard"],
      { cwd: root, maxBuffer: 64_000_000 },
    );
    return [...new Set(stdout.split("\n").filter(Boolean))];
  } catch {
    return (await filesBelow(root, ".")).filter((file) => !isElsewhere.test(`${file}`));
  }
}
