/** Each test file has its own shop. It calls the shop over HTTP and may access its database. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll } from "vitest";
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import { HEADERS, API_BASE } from "@curat/contract/headers.values";
import { type Db, openDatabase } from "../db/database.ts";
import { type Api, type ApiConfig, createApi } from "../index.ts";
import { databaseUrl, TEMPLATE } from "./template-database.ts";
import { STAFF_KEY, STAFF_TOKEN, testApiConfig } from "./test-config.ts";

/** Calls handled by the search engine. The engine follows changes with a delay, so tests must wait for it. */
const LISTS = /^\/(?:products(?:\?|$)|search\/|advance_search|(?:categories|brands)\/\d+\/filters)/;

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert the response
  body: any;
}
interface Sending {
  body?: unknown;
  cart?: string;
  headers?: Record<string, string>;
}

export interface TestCaller {
  headers: Record<string, string>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  delete(path: string, body?: unknown): Promise<Answer>;
}

export interface TestShop {
  api: Api;
  config: ApiConfig;
  staffKey: string;
  staffToken: string;
  staff: TestCaller;
  callerWith(headers: Record<string, string>): TestCaller;
  send(method: string, path: string, sending?: Sending): Promise<Answer>;
  get(path: string, sending?: Sending): Promise<Answer>;
  post(path: string, body?: unknown, sending?: Sending): Promise<Answer>;
  put(path: string, body?: unknown, sending?: Sending): Promise<Answer>;
  delete(path: string, sending?: Sending): Promise<Answer>;
  readonly db: Db;
  historyOf(kind: SubjectKind, id: number | string): Promise<{ sentence: string; actor_kind: string }[]>;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

let creating: pg.Pool | undefined;

/**
 * Each worker uses one connection to create and drop the databases of all its files. The connection does not keep the
 * worker alive.
 */
function databaseCreator(server: string): pg.Pool {
  if (creating) return creating;
  creating = new pg.Pool({
    connectionString: server,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  creating.on("error", () => undefined);
  return creating;
}

/**
 * Clones the template database. Deletes the clone and the emails after the file's last test. `requested` may depend
 * on the database's URL.
 */
export async function openTestShop(
  requested: Partial<ApiConfig> | ((databaseUrl: string) => Partial<ApiConfig>) = {},
): Promise<TestShop> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      "API tests need a PostgreSQL server: run them by `npm test -- unit`, or set TEST_DATABASE_URL.",
    );
  const database = `curat_test_${randomBytes(6).toString("hex")}`;
  // `file_copy` takes a tenth of the time of the default strategy, which logs every page.
  const copied = `create database ${database} template ${TEMPLATE} strategy file_copy`;
  await databaseCreator(server).query(copied);
  const address = databaseUrl(server, database);
  const changes = typeof requested === "function" ? requested(address) : requested;
  const mailFolder = changes.mailFolder ?? (await mkdtemp(join(tmpdir(), "curat-mails-")));
  const config = testApiConfig(address, { ...changes, mailFolder });
  const api = createApi(config);
  // The database is dropped while connections are still closing.
  const { db, pool, close } = openDatabase(address, 10, () => undefined);
  afterAll(async () => {
    await api.close();
    await close();
    await databaseCreator(server).query(`drop database ${database} with (force)`);
    await rm(mailFolder, { recursive: true, force: true });
  });
  const sendRequest = async (
    method: string,
    path: string,
    { body, cart, headers }: Sending = {},
  ): Promise<Answer> => {
    const init: RequestInit = {
      method,
      headers: {
        [HEADERS.apiKey]: config.apiKey,
        ...(cart ? { [HEADERS.cartId]: cart } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
    };
    if (LISTS.test(path)) await api.caughtUp();
    if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
    const response = await api.fetch(new Request(`http://api.test${API_BASE}${path}`, init));
    return { status: response.status, body: await response.json() };
  };
  const callerWith = (headers: Record<string, string>): TestCaller => ({
    headers,
    get: (path) => sendRequest("GET", path, { headers }),
    post: (path, body) => sendRequest("POST", path, { headers, body }),
    put: (path, body) => sendRequest("PUT", path, { headers, body }),
    delete: (path, body) => sendRequest("DELETE", path, { headers, body }),
  });
  return {
    api,
    config,
    staffKey: STAFF_KEY,
    staffToken: STAFF_TOKEN,
    staff: callerWith({ [HEADERS.staffToken]: STAFF_TOKEN }),
    callerWith,
    send: sendRequest,
    get: (path, sending) => sendRequest("GET", path, sending),
    post: (path, body, sending) => sendRequest("POST", path, { ...sending, body }),
    put: (path, body, sending) => sendRequest("PUT", path, { ...sending, body }),
    delete: (path, sending) => sendRequest("DELETE", path, sending),
    db,
    historyOf: async (kind, id) => {
      const rows = "select sentence, actor_kind from change where subject_kind = $1 and subject_id = $2";
      return (await pool.query(`${rows} order by version`, [kind, String(id)])).rows;
    },
    query: async (text, values) => (await pool.query(text, values)).rows,
  };
}
