import pg from "pg";

/** Runs `work` on a separate connection, which is closed even after errors. */
export async function withClient<T>(
  url: string | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // Nothing to do here: the next query on a lost connection reports the error.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
