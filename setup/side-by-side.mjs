import { availableParallelism } from "node:os";

export const cores = availableParallelism();

/** Runs functions with limited concurrency and returns their results in order. */
export async function sideBySide(work, atOnce = cores) {
  const results = [];
  const left = work.entries();
  const lanes = Array.from({ length: Math.max(1, Math.min(atOnce, work.length)) }, async () => {
    for (const [index, one] of left) results[index] = await one();
  });
  await Promise.all(lanes);
  return results;
}
