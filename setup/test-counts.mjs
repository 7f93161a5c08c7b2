import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.mjs";

/**
 * Counts of a part of the suite; `failures` names what failed, a line each, `flaky` what passed at its second try.
 * @type {{ passed: number, failed: number, failures: string[], flaky?: string[] }}
 */
export const NOTHING = { passed: 0, failed: 0, failures: [] };

/** Counts of Vitest's JSON report. A file that could not be loaded is a failure, though it holds no test. */
export function countVitest(report) {
  const failures = report.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === "failed");
      const titles = failed.map((test) => [
        [...test.ancestorTitles, test.title].join(" > "),
        test.failureMessages[0],
      ]);
      const named = titles.length > 0 ? titles : [["could not be run", message]];
      return named.map(([title, error]) => nameFailure(relative(root, name), title, error));
    });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** Counts of Playwright's JSON report. Errors outside of any test, such as in its set-up, are failures too. */
export function countPlaywright({ stats, errors, suites }) {
  const { expected, flaky } = stats;
  const failures = suites.flatMap((suite) => specsThat("unexpected", suite, []));
  const outside = errors.map(({ message }) => nameFailure("e2e", "outside of any test", message));
  // An error outside usually comes of a test that failed; then it is told, and not counted.
  const failed = failures.length || outside.length;
  return {
    passed: expected + flaky,
    failed,
    failures: [...failures, ...outside],
    flaky: suites.flatMap((suite) => specsThat("flaky", suite, [])),
  };
}

function specsThat(ended, { file, specs, suites = [] }, titles) {
  const own = specs
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
    .filter(({ test }) => test.status === ended)
    .map(({ spec, test }) => {
      const error = test.results.flatMap(({ errors }) => errors)[0]?.message;
      const title = [...titles, spec.title].join(" > ");
      return nameFailure(`e2e/${file} [${test.projectName}]`, title, error);
    });
  return [...own, ...suites.flatMap((suite) => specsThat(ended, suite, [...titles, suite.title]))];
}

/** Where it is, what it says, and the first line of its error. */
function nameFailure(file, title, error = "") {
  const [line = ""] = stripVTControlCharacters(error).trim().split("\n");
  return `${file} > ${title}${line && `: ${line.trim()}`}`;
}

/**
 * Reads a report and counts it. A runner that wrote none, failed without a failed test or ran nothing at all, where
 * there must be something, counts as one failure.
 */
export async function countReport(file, count, exitCode, { mayBeNone = false } = {}) {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const counts = text ? count(JSON.parse(text)) : NOTHING;
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || (counts.passed === 0 && !mayBeNone));
  if (!isSilentFailure) return counts;
  const failures = [
    `a runner ended with ${exitCode}, ${text ? "no test of it failed" : "and wrote no report"}`,
  ];
  return { ...counts, failed: 1, failures };
}

/** The counts of several parts together. */
export function sum(parts) {
  return {
    passed: parts.reduce((total, { passed }) => total + passed, 0),
    failed: parts.reduce((total, { failed }) => total + failed, 0),
    failures: parts.flatMap(({ failures }) => failures),
    flaky: parts.flatMap(({ flaky = [] }) => flaky),
  };
}
