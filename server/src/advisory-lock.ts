import { waitForAdvisoryLock } from "@curat/api";
import pg from "pg";

/** Key of the advisory lock held while the database is prepared; no other lock in this database uses it. */
export const PREPARE_LOCK_KEY = 20_260_101;

/**
 * Runs `work` while holding the advisory lock. The lock belongs to the connection, so even a kill releases
 * it.
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
