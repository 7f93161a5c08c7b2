/** npm run reindex: compares what lists read with the catalogue, repairs it and tells what differed. */
import { withTaskApi } from "./task-api.ts";

await withTaskApi(async (api) => {
  const { checked, repaired, differences } = await api.reindex();
  console.log(`${checked} products looked at, ${repaired} repaired.`);
  for (const difference of differences) console.log(`  ${JSON.stringify(difference)}`);
});
