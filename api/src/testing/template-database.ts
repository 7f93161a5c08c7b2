/** Before any API test: one database with the schema and the small test shop, which every test file clones. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { createApi } from "../index.ts";
import { testApiConfig } from "./test-config.ts";
import { testCatalogue } from "./test-catalogue.ts";

export const TEMPLATE = "curat_template";

/** Makes the template anew; without TEST_DATABASE_URL there is nothing to do, and tests that need it say so. */
export default async function prepareTemplate(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  await withServer(server, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE} with (force)`);
    await client.query(`create database ${TEMPLATE}`);
  });
  // No mail is written here, so the folder is never made.
  const mailFolder = join(tmpdir(), "curat-template-mails");
  const api = createApi(testApiConfig(databaseUrl(server, TEMPLATE), { mailFolder }));
  await api.migrate();
  await api.importShop(testCatalogue());
  await api.close();
}

/** Runs `work` with a client on the server's own database. */
export async function withServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The server's address with another database. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
