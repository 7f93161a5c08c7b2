import { startPostgres } from "./postgres/start-postgres.ts";
import { lockDataDir } from "./processes/data-dir-lock.ts";
import { parseSettings, type Settings } from "./settings.ts";

export interface TaskDatabase {
  settings: Settings;
  databaseUrl: string;
}

/**
 * Reads the settings of a task. Tasks bypass a pooler, because they take locks and set connection parameters.
 */
export function readTaskSettings(): Settings {
  const parsed = parseSettings(process.env);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  if (parsed.settings.apiUrl)
    throw new Error("With API_URL the shop has no database: unset it for this command.");
  const { databaseUrl, databaseDirectUrl } = parsed.settings;
  return { ...parsed.settings, databaseUrl: databaseDirectUrl ?? databaseUrl, databaseDirectUrl: undefined };
}

/** Runs the task and leaves the database running or stopped, as before. */
export async function withTaskDatabase(
  work: (found: TaskDatabase) => Promise<void>,
  log: (line: string) => void = console.log,
): Promise<void> {
  const settings = readTaskSettings();
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) return work({ settings, databaseUrl });
  const taken = await lockDataDir(dataDir, () => undefined);
  try {
    const database = await startPostgres({
      dataDir,
      log: taken.ok ? log : () => undefined,
      isBorrowed: !taken.ok,
    });
    try {
      await work({ settings, databaseUrl: database.url });
    } finally {
      // A database that was already running is not stopped, even if the lock names no owner.
      if (!database.wasRunning) await database.stop();
    }
  } finally {
    if (taken.ok) taken.lock.release();
  }
}
