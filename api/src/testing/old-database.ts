/** A database as an earlier version of the shop left it, for tests of the migrations after it. */
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll } from "vitest";
import { createApi } from "../index.ts";
import { databaseUrl, withServer } from "./template-database.ts";
import { testApiConfig } from "./test-config.ts";

export interface OldDatabase {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Brings it on to the migration of that name, or to the latest. */
  migrate(upTo?: string): Promise<string[]>;
}

/** An empty database with the tables of one migration; it goes away after the file's last test. */
export async function openDatabaseAt(migration: string): Promise<OldDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error("Tests of migrations need a PostgreSQL server: run them by `npm test -- unit`.");
  const database = `curat_old_${randomBytes(6).toString("hex")}`;
  await withServer(server, (client) =>
    client.query(`create database ${database} template template0 strategy file_copy`),
  );
  const config = testApiConfig(databaseUrl(server, database), { mailFolder: join(tmpdir(), database) });
  const api = createApi(config);
  const pool = new pg.Pool({ connectionString: config.databaseUrl, max: 1 });
  pool.on("error", () => undefined);
  afterAll(async () => {
    await api.close();
    await pool.end();
    await withServer(server, (client) => client.query(`drop database ${database} with (force)`));
  });
  await api.migrate(migration);
  return {
    query: async (text, values) => (await pool.query(text, values)).rows,
    migrate: (upTo) => api.migrate(upTo),
  };
}
