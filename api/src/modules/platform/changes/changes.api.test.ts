import { HEADERS } from "@curat/contract/headers.values";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { openDatabase, transaction, type Tx } from "../../../db/database.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import {
  type Actor,
  ChangeFeed,
  historyOf,
  type NewChange,
  recordChange,
  recordChanges,
  StaleVersion,
  tag,
  touch,
  versionOf,
  versionsOf,
} from "./index.ts";

const shop = await openTestShop();
const { db, close } = openDatabase(shop.config.databaseUrl, 4, () => undefined);
afterAll(close);

const ANA: Actor = { kind: "staff", id: "1", name: "Ana" };
const renamed = (id: number, more: Partial<NewChange> = {}): NewChange => ({
  actor: ANA,
  subject: { kind: "article", id },
  sentence: "Titlul a fost schimbat.",
  before: { title: "întâi" },
  after: { title: "apoi" },
  touched: [tag.article(id)],
  ...more,
});
const record = (change: NewChange) => transaction(db, (tx) => recordChange(tx, change));
const touchedSince = async (id: number) =>
  shop.query<{ product_id: number | null; tags: string[] }>(
    "select product_id, tags from change_outbox where id > $1 order by id",
    [id],
  );
const lastTouch = async (): Promise<number> =>
  (await shop.query<{ id: string }>("select coalesce(max(id), 0) as id from change_outbox")).map(({ id }) =>
    Number(id),
  )[0] ?? 0;

it("caughtUp resolves on the second read if the first fails", async () => {
  const feed = new ChangeFeed({
    databaseUrl: shop.config.databaseUrl,
    log: () => undefined,
    retryMs: 5,
  });
  onTestFinished(() => feed.close());
  let readings = 0;
  feed.lead({
    onNotification: () => undefined,
    async catchUp() {
      readings += 1;
      if (readings === 1) throw new Error("The connection was closed.");
    },
  });
  let isCaughtUp = false;
  void feed.caughtUp().then(() => (isCaughtUp = true));
  feed.start();
  await expect.poll(() => isCaughtUp, { timeout: 4_000 }).toBe(true);
  expect(readings).toBe(2);
});

describe("a change", () => {
  it("a change is stored with actor, sentence, states and undo data", async () => {
    expect(await versionOf(db, { kind: "article", id: 1 })).toBe(0);
    expect(await record(renamed(1, { before: null, expectedVersion: 0 }))).toEqual({ version: 1 });
    const inverse = { title: "întâi" };
    expect(await record(renamed(1, { expectedVersion: 1, inverse }))).toEqual({ version: 2 });
    const [last, first] = await historyOf(db, { kind: "article", id: 1 });
    expect(first).toMatchObject({ version: 1, before: null, inverse: null, batch: null });
    expect(last).toMatchObject({
      actor: ANA,
      subject: { kind: "article", id: "1" },
      version: 2,
      sentence: "Titlul a fost schimbat.",
      before: { title: "întâi" },
      after: { title: "apoi" },
      inverse,
    });
    expect(last?.at).toBeInstanceOf(Date);
  });

  it("a change for a stale version is refused and stores nothing", async () => {
    await record(renamed(2));
    const before = await lastTouch();
    const refused = record(
      renamed(2, { expectedVersion: 0, before: { title: "apoi" }, after: { title: "altfel" } }),
    );
    await expect(refused).rejects.toBeInstanceOf(StaleVersion);
    await expect(refused).rejects.toMatchObject({
      status: 409,
      body: { data: { title: "apoi", version: 1 } },
    });
    expect(await historyOf(db, { kind: "article", id: 2 })).toHaveLength(1);
    expect(await touchedSince(before)).toEqual([]);
  });

  it("a refused stale change returns the current state in the caller's format", async () => {
    await record(renamed(3));
    await expect(
      record(renamed(3, { expectedVersion: 7, current: { titlu: "apoi" } })),
    ).rejects.toMatchObject({
      body: { data: { titlu: "apoi", version: 1 } },
    });
  });

  it("a write that changes nothing is not recorded, but is refused if it is stale", async () => {
    await record(renamed(4));
    const before = await lastTouch();
    const same = { before: { a: 1, b: 2 }, after: { b: 2, a: 1 } };
    expect(await record(renamed(4, { ...same, expectedVersion: 1 }))).toEqual({ version: 1 });
    await expect(record(renamed(4, { ...same, expectedVersion: 0 }))).rejects.toBeInstanceOf(StaleVersion);
    expect(await touchedSince(before)).toEqual([]);
  });

  it("a change is rolled back with its transaction", async () => {
    const failing = transaction(db, async (tx) => {
      await recordChange(tx, renamed(5));
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await versionOf(db, { kind: "article", id: 5 })).toBe(0);
  });
});

describe("two concurrent writers", () => {
  const bothAt = async (change: NewChange): Promise<PromiseSettledResult<{ version: number }>[]> => {
    const first = Promise.withResolvers<void>();
    const one = transaction(db, async (tx) => {
      const recorded = await recordChange(tx, change);
      first.resolve();
      await waitForWaiting(tx);
      return recorded;
    });
    await first.promise;
    return Promise.allSettled([one, record({ ...change, after: { title: "al doilea" } })]);
  };
  const waitForWaiting = async (tx: Tx): Promise<void> => {
    await expect
      .poll(async () => (await tx.selectNoFrom((eb) => eb.val(1).as("one")).execute()) && (await waiting()))
      .toBe(1);
  };
  const waiting = async (): Promise<number> => {
    const [row] = await shop.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return row?.count ?? 0;
  };

  it("one of two writers is refused if both saw the same version", async () => {
    const [one, other] = await bothAt(renamed(6, { expectedVersion: 0 }));
    expect(one).toEqual({ status: "fulfilled", value: { version: 1 } });
    expect(other).toMatchObject({ status: "rejected", reason: { body: { data: { version: 1 } } } });
    expect(await versionOf(db, { kind: "article", id: 6 })).toBe(1);
  });

  it("two writers without a version write one after the other", async () => {
    expect(await bothAt(renamed(7))).toEqual([
      { status: "fulfilled", value: { version: 1 } },
      { status: "fulfilled", value: { version: 2 } },
    ]);
  });
});

describe("changes in bulk", () => {
  it("changes in bulk share a batch and have separate versions", async () => {
    await record(renamed(20));
    const nothing = renamed(22, { after: { title: "întâi" } });
    const recorded = await transaction(db, (tx) => recordChanges(tx, [renamed(20), nothing, renamed(21)]));
    expect(recorded).toEqual([{ version: 2 }, { version: 0 }, { version: 1 }]);
    const [twentieth] = await historyOf(db, { kind: "article", id: 20 });
    const [first] = await historyOf(db, { kind: "article", id: 21 });
    expect(twentieth?.batch).toMatch(/^[\da-f-]{36}$/);
    expect(first?.batch).toBe(twentieth?.batch);
    expect([...(await versionsOf(db, "article", [20, 21, 22]))]).toEqual([
      [20, 2],
      [21, 1],
      [22, 0],
    ]);
  });

  it("a bulk change is recorded completely or not at all", async () => {
    await record(renamed(23));
    const change = transaction(db, (tx) =>
      recordChanges(tx, [renamed(24), renamed(23, { expectedVersion: 0 })]),
    );
    await expect(change).rejects.toBeInstanceOf(StaleVersion);
    expect(await versionOf(db, { kind: "article", id: 24 })).toBe(0);
  });

  it("a bulk change may contain over a thousand changes", async () => {
    const many = Array.from({ length: 1_200 }, (_, at) => renamed(10_000 + at));
    const recorded = await transaction(db, (tx) => recordChanges(tx, many));
    expect(new Set(recorded.map(({ version }) => version))).toEqual(new Set([1]));
    expect(recorded).toHaveLength(1_200);
  });
});

describe("touched tags", () => {
  it("touched tags are reported once, with a separate row per product", async () => {
    const before = await lastTouch();
    await transaction(db, (tx) =>
      touch(tx, [tag.product(5), tag.home, tag.product(6), tag.category(2), tag.product(5), tag.home]),
    );
    expect(await touchedSince(before)).toEqual([
      { product_id: 5, tags: ["home", "category:2"] },
      { product_id: 6, tags: [] },
    ]);
  });

  it("tags are published even if none of them is a product", async () => {
    const before = await lastTouch();
    await record(renamed(8, { touched: [tag.article(8), tag.menu] }));
    await transaction(db, (tx) => touch(tx, []));
    expect(await touchedSince(before)).toEqual([{ product_id: null, tags: ["article:8", "menu"] }]);
  });
});

describe("the audit log shown to staff", () => {
  const log = async (query: string) => {
    const headers = { [HEADERS.staffKey]: shop.staffKey };
    const { status, body } = await shop.get(`/staff/changes?${query}`, { headers });
    expect(status).toBe(200);
    return body;
  };

  it("the audit log lists changes by subject, actor kind and batch, newest first", async () => {
    await record(renamed(40));
    await transaction(db, (tx) =>
      recordChanges(tx, [
        renamed(40, { actor: { kind: "import", id: null, name: "Import" } }),
        renamed(41, { actor: { kind: "import", id: null, name: "Import" } }),
      ]),
    );
    const { data, meta } = await log("subject_kind=article&subject_id=40");
    expect(data).toMatchObject([
      {
        version: 2,
        actor_kind: "import",
        actor_id: null,
        actor: "Import",
        sentence: "Titlul a fost schimbat.",
      },
      {
        version: 1,
        actor_kind: "staff",
        actor: "Ana",
        batch: null,
        before: { title: "întâi" },
        inverse: null,
      },
    ]);
    expect(meta.total).toBe(2);
    expect((await log("actor=import")).data.map((row: { subject_id: string }) => row.subject_id)).toEqual(
      expect.arrayContaining(["41", "40"]),
    );
    expect((await log(`batch=${data[0].batch}`)).meta.total).toBe(2);
    expect((await log("subject_kind=none")).data).toEqual([]);
    expect((await log("batch=nimic&page=7")).data).toEqual([]);
  });
});
