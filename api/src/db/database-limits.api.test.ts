import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { createApi } from "../index.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { isPassingFailure } from "./passing-failure.ts";
import { openDatabase, REQUEST_LIMITS, transaction } from "./database.ts";

const shop = await openTestShop();

function impatient(limits: Partial<typeof REQUEST_LIMITS>) {
  const database = openDatabase(shop.config.databaseUrl, 1, () => undefined, {
    limits: { ...REQUEST_LIMITS, ...limits },
  });
  onTestFinished(() => database.close());
  const failureOf = (statement: string) =>
    sql
      .raw(statement)
      .execute(database.db)
      .then(
        () => "no failure",
        (error: unknown) => error,
      );
  return { ...database, failureOf };
}

it("a statement that takes too long is cancelled with a transient error", async () => {
  const { failureOf } = impatient({ statement_timeout: 50 });
  const failure = await failureOf("select pg_sleep(20)");
  expect(failure).toMatchObject({ code: "57014" });
  expect(isPassingFailure(failure)).toBe(true);
});

it("a statement waits for a lock only until the lock timeout", async () => {
  const { failureOf } = impatient({ lock_timeout: 50 });
  const { db, close } = openDatabase(shop.config.databaseUrl, 1, () => undefined);
  onTestFinished(close);
  const failure = await transaction(db, async (tx) => {
    await sql`lock table county`.execute(tx);
    return await failureOf("select * from county");
  });
  expect(failure).toMatchObject({ code: "55P03" });
  expect(isPassingFailure(failure)).toBe(true);
});

it("a client whose query gets no response is dropped", async () => {
  const { failureOf, db } = impatient({ statement_timeout: 0, query_timeout: 100 });
  const failure = await failureOf("select pg_sleep(20)");
  expect(String(failure)).toContain("Query read timeout");
  expect(isPassingFailure(failure)).toBe(true);
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});

it("a transaction that stays idle with its locks is terminated", async () => {
  const { db } = impatient({ idle_in_transaction_session_timeout: 50 });
  const failure = await transaction(db, async (tx) => {
    await sql`select 1`.execute(tx);
    await pause(300);
    await sql`select 1`.execute(tx);
  }).catch((error: unknown) => error);
  expect(isPassingFailure(failure)).toBe(true);
});

it("isPassingFailure treats a full disk, a deadlock and an unreachable database as transient", () => {
  const withCode = (code: string) => isPassingFailure(Object.assign(new Error("no"), { code }));
  const passing = ["53100", "53200", "58030", "40P01", "25P03"];
  const away = ["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ECONNREFUSED"];
  expect([...passing, ...away].filter((code) => !withCode(code))).toEqual([]);
  expect(withCode("23505")).toBe(false);
});

it("a call blocked by a lock returns 503 with Retry-After", async () => {
  const { db, close } = openDatabase(shop.config.databaseUrl, 1, () => undefined);
  onTestFinished(close);
  const { lock_timeout } = REQUEST_LIMITS;
  onTestFinished(() => void (REQUEST_LIMITS.lock_timeout = lock_timeout));
  REQUEST_LIMITS.lock_timeout = 50;
  const api = createApi({ ...shop.config, log: () => undefined });
  onTestFinished(() => api.close());
  const response = await transaction(db, async (tx) => {
    await sql`lock table county`.execute(tx);
    return await api.fetch(
      new Request("http://api.test/api/v1/counties", { headers: { "x-api-key": shop.config.apiKey } }),
    );
  });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
});
