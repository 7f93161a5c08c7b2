import { waitForAdvisoryLock } from "@curat/api";
import pg from "pg";

/** The key of the advisory lock for preparing data. No other lock in this database uses it. */
export const PREPARE_LOCK_KEY = 20_260_101;

/**
 * Runs `work` while this process holds the advisory lock. The lock is released when the connection ends, even
 * if the process is killed.
 */
export async function withAdvisoryLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await waitForAdvisoryLock(client, PREPARE_LOCK_KEY);
    return await work();
  } finally {
    await client.end();
  }
}
