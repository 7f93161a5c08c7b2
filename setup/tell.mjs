/** A failure that one sentence explains; whoever catches it prints the sentence and no stack. */
export class PreparationError extends Error {}

/** Says what begins, does it, and says how long it took. */
export async function tell(sentence, work) {
  console.log(`${sentence}…`);
  const startedAt = performance.now();
  const result = await work();
  console.log(`  done in ${seconds(performance.now() - startedAt)}.`);
  return result;
}

/** Milliseconds as people say them: "0.4 s", "75 s". */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;
}
