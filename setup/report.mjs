/** An error whose message needs no stack trace. */
export class PreparationError extends Error {}

/** Announces and times a step. */
export async function tell(sentence, work) {
  console.log(`${sentence}…`);
  const startedAt = performance.now();
  const result = await work();
  console.log(`  done in ${seconds(performance.now() - startedAt)}.`);
  return result;
}

/** Formats milliseconds: "0.4 s", "75 s". */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;
}
