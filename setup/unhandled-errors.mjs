import { writeFileSync } from "node:fs";

/** Writes errors that belong to no test to `UNHANDLED_ERRORS_FILE`, because Vitest's JSON report omits them. */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const messages = errors.map(({ name, message, VITEST_TEST_PATH: file, stack }) => {
      const place = file ?? stack?.split("\n").find((line) => line.includes(".ts:"));
      return `${name}: ${message}${place ? ` (${place.trim()})` : ""}`;
    });
    writeFileSync(process.env.UNHANDLED_ERRORS_FILE, JSON.stringify(messages));
  }
}
