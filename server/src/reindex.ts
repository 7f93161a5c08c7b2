/** `npm run reindex` repairs the precomputed rows of product lists and prints the differences. */
import { withTaskApi } from "./task-api.ts";

await withTaskApi(async (api) => {
  const { checked, repaired, differences } = await api.reindex();
  console.log(`${checked} products checked, ${repaired} repaired.`);
  for (const difference of differences) console.log(`  ${JSON.stringify(difference)}`);
});
