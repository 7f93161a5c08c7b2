import type { CallCheck } from "./check-provider.ts";

const STATES = {
  works: "works                 ",
  differs: "works with differences",
  fails: "WILL NOT WORK         ",
  skipped: "not tried             ",
} as const;

/** Returns one line per call, with its details below, and the totals at the end. */
export function formatCheck(checks: readonly CallCheck[]): string {
  const lines = checks.flatMap(({ name, state, details, without, isEssential }) => [
    `${STATES[state]}  ${name}`,
    ...(state === "works" ? [] : details.map((detail) => `    ${detail}`)),
    ...(state === "fails" ? [`    then ${without}${isEssential ? " (essential)" : ""}`] : []),
  ]);
  const count = (state: CallCheck["state"]): number => checks.filter((one) => one.state === state).length;
  const sums = `${count("works")} work, ${count("differs")} with differences, ${count("fails")} will not work, ${count("skipped")} not tried.`;
  return [...lines, "", sums].join("\n");
}

/** Returns whether this provider lacks a call that is needed to buy. */
export function hasMissingEssentials(checks: readonly CallCheck[]): boolean {
  return checks.some(
    ({ state, isEssential, details }) =>
      isEssential &&
      (state === "fails" || (state === "skipped" && !details.some((one) => one.startsWith("PROVIDER_")))),
  );
}
