import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.mjs";

/**
 * Counts of a part of the suite; `failures` has a line for each failure, `flaky` for each test that passed on
 * its second attempt. @type {{ passed: number, failed: number, failures: string[], flaky?: string[] }}
 */
export const NOTHING = { passed: 0, failed: 0, failures: [] };

/** Counts the tests in Vitest's JSON report. A file that does not load counts as a failure. */
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

/** Counts the tests in Playwright's JSON report. Errors outside a test count as failures only if no test failed. */
export function countPlaywright({ stats, errors, suites }) {
  const { expected, flaky } = stats;
  const failures = suites.flatMap((suite) => specsThat("unexpected", suite, []));
  const outside = errors.map(({ message }) => nameFailure("e2e", "outside of any test", message));
  // An error outside a test usually results from a failed test, so it is then listed but not counted.
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

function nameFailure(file, title, error = "") {
  const [line = ""] = stripVTControlCharacters(error).trim().split("\n");
  return `${file} > ${title}${line && `: ${line.trim()}`}`;
}

/** Counts a runner that wrote no report, ran nothing, or failed without a failed test as one failure. */
export async function countReport(file, count, exitCode, { mayBeNone = false, unhandledFile } = {}) {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const counts = text ? count(JSON.parse(text)) : NOTHING;
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || (counts.passed === 0 && !mayBeNone));
  if (!isSilentFailure) return counts;
  const failures = [
    `a runner ended with ${exitCode}, ${text ? "no test of it failed" : "and wrote no report"}`,
    ...(unhandledFile ? await readUnhandled(unhandledFile) : []),
  ];
  return { ...counts, failed: 1, failures };
}

async function readUnhandled(file) {
  const text = await readFile(file, "utf8").catch(() => "[]");
  return JSON.parse(text).map((error) => nameFailure("unit", "outside of any test", error));
}

export function sum(parts) {
  return {
    passed: parts.reduce((total, { passed }) => total + passed, 0),
    failed: parts.reduce((total, { failed }) => total + failed, 0),
    failures: parts.flatMap(({ failures }) => failures),
    flaky: parts.flatMap(({ flaky = [] }) => flaky),
  };
}
