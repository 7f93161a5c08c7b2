/** Every test file clones a template database with the schema and the small test shop. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import { keyDigest } from "../identity/key-digest.ts";
import { createApi } from "../index.ts";
import { NOBODYS_PASSWORD, STAFF_KEY, STAFF_TOKEN, testApiConfig } from "./test-config.ts";
import { testCatalogue } from "./test-catalogue.ts";

export const TEMPLATE = "curat_template";

/** An id that tests neither create nor use by chance. */
export const OWNER_ID = 1_000_000;

/** Recreates the template. Does nothing without TEST_DATABASE_URL; tests that need it report that. */
export default async function prepareTemplate(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  await withServer(server, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE} with (force)`);
    await client.query(`create database ${TEMPLATE}`);
  });
  // No email is written here, so this folder is never created.
  const mailFolder = join(tmpdir(), "curat-template-mails");
  const api = createApi(testApiConfig(databaseUrl(server, TEMPLATE), { mailFolder }));
  await api.migrate();
  await api.importShop(testCatalogue());
  await api.close();
  await withServer(databaseUrl(server, TEMPLATE), async (client) => {
    await client.query(
      `insert into staff_key (id, name, key_hash, permissions, created_at) overriding system value
       values ($3, 'Magazin', $1, $2, now())`,
      [keyDigest(STAFF_KEY), PERMISSIONS, OWNER_ID],
    );
    await client.query(
      `with person as (
         insert into staff_member (id, email, name, state, password_hash, created_at) overriding system value
         values ($2, 'magazin@example.com', 'Magazin', 'active', $3, now()) returning id
       ), role as (
         insert into staff_member_role select person.id, r.id from person, staff_role r where r.is_owner
       )
       insert into staff_session
         (token_hash, member_id, device, address, created_at, used_at, expires_at, second_factor_at)
       select $1, id, '', '', now(), now(), now() + interval '1 year', now() + interval '1 year' from person`,
      [keyDigest(STAFF_TOKEN), OWNER_ID, NOBODYS_PASSWORD],
    );
  });
}

export async function withServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
