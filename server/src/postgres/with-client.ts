import pg from "pg";

/** Does the work on a connection of its own, which is closed whatever became of it. */
export async function withClient<T>(
  url: string | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // What a lost connection loses, its next question tells.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
