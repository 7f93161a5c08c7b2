import { waitForAdvisoryLock } from "@curat/api";
import pg from "pg";

/** Any number that nobody else uses as a lock in this database. */
export const PREPARING = 20_260_101;

/** Runs `work` while this process alone holds the lock; it falls with the connection, even after a kill. */
export async function withAdvisoryLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await waitForAdvisoryLock(client, PREPARING);
    return await work();
  } finally {
    await client.end();
  }
}
