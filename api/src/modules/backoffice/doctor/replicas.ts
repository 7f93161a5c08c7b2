import pg from "pg";

const LIMIT_MS = 2_000;

export async function countAway(urls: readonly string[]): Promise<number> {
  const answers = await Promise.all(urls.map((url) => isReplica(url).catch(() => false)));
  return answers.filter((isAvailable) => !isAvailable).length;
}

async function isReplica(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
  });
  // Without a listener, a lost connection would crash the process. The next query reports it.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ is: boolean }>("select pg_is_in_recovery() as is");
    return rows[0]?.is ?? false;
  } finally {
    await client.end();
  }
}
