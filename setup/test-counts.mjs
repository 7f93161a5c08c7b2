import { readFile } from "node:fs/promises";

/** Counts of Vitest's JSON report. A file that could not be loaded is a failure, though it holds no test. */
export function countVitest(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts of Playwright's JSON report. Errors outside of any test, such as in its set-up, are failures too. */
export function countPlaywright({ stats, errors }) {
  const { expected, flaky, unexpected } = stats;
  return { passed: expected + flaky, failed: unexpected || errors.length };
}

/**
 * Reads a report and counts it. A runner that wrote none, failed without a failed test or ran nothing at all, where
 * there must be something, counts as one failure.
 */
export async function countReport(file, count, exitCode, { mayBeNone = false } = {}) {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const counts = text ? count(JSON.parse(text)) : { passed: 0, failed: 0 };
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || (counts.passed === 0 && !mayBeNone));
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}

/** The counts of several parts together. */
export function sum(parts) {
  return {
    passed: parts.reduce((total, { passed }) => total + passed, 0),
    failed: parts.reduce((total, { failed }) => total + failed, 0),
  };
}
