import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../../context.ts";
import { deleteOldWords } from "./words.store.ts";

export function searchTasks({ db, now }: ApiContext): TaskList {
  return { delete_old_searches: async () => deleteOldWords(db, now()) };
}
