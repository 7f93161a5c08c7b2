import { waitForAdvisoryLock } from "@curat/api";
import pg from "pg";

/** The key of the advisory lock for preparing data; no other lock in this database uses it. */
export const PREPARE_LOCK_KEY = 20_260_101;

/** Runs `work` while holding the advisory lock, which ends with the connection, even after a kill. */
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
