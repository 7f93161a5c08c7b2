import { availableParallelism } from "node:os";

/** Number of heavy programs to run at once. */
export const cores = availableParallelism();

/** Runs functions with limited concurrency. Resolves to their results, in the order of the functions. */
export async function sideBySide(work, atOnce = cores) {
  const results = [];
  const left = work.entries();
  const lanes = Array.from({ length: Math.max(1, Math.min(atOnce, work.length)) }, async () => {
    for (const [index, one] of left) results[index] = await one();
  });
  await Promise.all(lanes);
  return results;
}
