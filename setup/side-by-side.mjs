import { availableParallelism } from "node:os";

/** How many heavy programs the machine runs at once. */
export const cores = availableParallelism();

/** Does all of it, at most so much at once; answers the results in their order. */
export async function sideBySide(work, atOnce = cores) {
  const results = [];
  const left = work.entries();
  const lanes = Array.from({ length: Math.max(1, Math.min(atOnce, work.length)) }, async () => {
    for (const [index, one] of left) results[index] = await one();
  });
  await Promise.all(lanes);
  return results;
}
