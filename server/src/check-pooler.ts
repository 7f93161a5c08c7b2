/** Checks that a pooler sets PostgreSQL's timeouts, because poolers do not accept them as startup parameters. */
import pg from "pg";

/**
 * Throws if the pooler behind DATABASE_URL refuses the connection. Warns if statements or locks may wait
 * forever.
 */
export async function checkPooler(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ endless: string[] | null }>(`
      select array_agg(name order by name) as endless from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and setting = '0'`);
    const { endless } = rows[0] ?? {};
    if (endless)
      console.log(
        `The pooler of DATABASE_URL sets no timeouts (${endless.join(", ")} is 0): set the connect_query of docs/scale.md.`,
      );
  } catch (cause) {
    throw new Error("The pooler of DATABASE_URL refuses the shop's login.", { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
}
