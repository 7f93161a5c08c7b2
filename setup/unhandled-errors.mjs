import { writeFileSync } from "node:fs";

/**
 * Vitest reporter for errors that belong to no test, such as a promise rejected after its test ended. Vitest's
 * JSON report leaves them out, although they fail the run. Writes their messages as a JSON array to the file
 * that `UNHANDLED_ERRORS_FILE` names.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const messages = errors.map(({ name, message, VITEST_TEST_PATH: file, stack }) => {
      const place = file ?? stack?.split("\n").find((line) => line.includes(".ts:"));
      return `${name}: ${message}${place ? ` (${place.trim()})` : ""}`;
    });
    writeFileSync(process.env.UNHANDLED_ERRORS_FILE, JSON.stringify(messages));
  }
}
