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
 * Reads a report and counts it. A runner that wrote none, failed without a failed test or ran nothing at all
 * counts as one failure.
 */
export async function countReport(file, count, exitCode) {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const counts = text ? count(JSON.parse(text)) : { passed: 0, failed: 0 };
  const isSilentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}
