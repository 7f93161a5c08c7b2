/** Simulates many invoices that are sent to ANAF with random faults. */
import { ANAF_CLIENT, type Anaf, startAnaf } from "@curat/stand-ins/anaf";
import { beforeAll, expect, it } from "vitest";
import { sizeOf } from "../../../../../../../setup/test-sizes.ts";
import type { ApiContext } from "../../../../../context.ts";
import { PRODUCT } from "../../../../../testing/test-catalogue.ts";
import { aCompanyBody, PAYMENT_SETTINGS, anOrder } from "../../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../../testing/test-shop.ts";
import { beginLogin, finishLogin } from "../anaf/connection.service.ts";
import { queueDocuments } from "./documents.store.ts";
import { stepEfactura } from "./efactura.tasks.ts";
import { readLists } from "./fetch.ts";
import { EFACTURA_SETTINGS, logInAt } from "./test-anaf.ts";

const shop = await openTestShop();
const { staff } = shop;
const BEGIN = Date.parse("2026-11-23T08:00:00Z");
const MINUTE_MS = 60_000;
let issued: { id: number; name: string; issuedAt: Date; takesBack: string | null }[] = [];

beforeAll(async () => {
  await shop.api.importShop({ settings: { ...PAYMENT_SETTINGS, INVOICE: EFACTURA_SETTINGS } });
  for (const body of [undefined, aCompanyBody(), aCompanyBody()]) {
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.towels }], body });
    await staff.post(`/staff/orders/${order.id}/invoice`);
    if (!body) continue;
    await staff.post(`/staff/orders/${order.id}/invoice/storno`);
  }
  issued = await shop.query(
    `select i.id, i.series || '-' || i.number as name, i.issued_at as "issuedAt", t.series || '-' || t.number as "takesBack"
     from invoice i left join invoice t on t.id = i.storno_of order by i.id`,
  );
});

/** Simulates a killed process, which leaves its work unfinished. */
class Killed extends Error {}

interface Story {
  context: ApiContext;
  clock: { ms: number };
  /** Probability, in thousandths, that the process dies when it reads the clock. */
  deaths: { perMille: number };
}

function begin(anaf: Anaf, seed: number, clock: { ms: number }): Story {
  const deaths = { perMille: 0 };
  const random = numbersOf(seed);
  const now = () => {
    if (random() * 1_000 < deaths.perMille) throw new Killed();
    return new Date(clock.ms);
  };
  const efactura = {
    loginUrl: anaf.url,
    apiUrl: anaf.url,
    clientId: ANAF_CLIENT.id,
    clientSecret: ANAF_CLIENT.secret,
    environment: "test" as const,
  };
  const context = { db: shop.db, now, config: { ...shop.config, efactura }, log: () => undefined };
  return { context, clock, deaths };
}

function numbersOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
}

const connect = async ({ context }: Story) => {
  const by = "Ana";
  const actor = { kind: "staff" as const, id: "1", name: by };
  const url = (await beginLogin(context, by)) ?? "";
  const { code, state } = await logInAt(url);
  expect(await finishLogin(context, { code, state, by, actor })).toMatchObject({ ok: true });
};

async function nextMoment(): Promise<number | undefined> {
  const [row] = await shop.query<{ at: Date | null }>(`
    select min(at) as at from (
      select d.next_at as at from efactura_document d join invoice i on i.id = d.invoice_id
        left join efactura_document o on o.invoice_id = i.storno_of
        where o.state is distinct from 'refused' union all
      select next_at from efactura_message where zip is null union all
      select started_at + interval '10 minutes 1 second' from efactura_attempt where ended is null) as d`);
  return row?.at?.getTime();
}

async function run({ context, deaths }: Story, turn: number): Promise<void> {
  deaths.perMille = 15;
  const runs = turn % 4 === 0 ? 2 : 1;
  const ended = await Promise.allSettled(Array.from({ length: runs }, () => stepEfactura(context)));
  deaths.perMille = 0;
  for (const one of ended) if (one.status === "rejected" && !(one.reason instanceof Killed)) throw one.reason;
}

/** Moves the test's clock forward and expires renewals claimed by killed processes. */
async function moveTo(clock: { ms: number }, moment: number): Promise<void> {
  clock.ms = moment;
  await shop.query("update efactura_connection set renewing_until = null");
}

async function runSeed(seed: number): Promise<void> {
  const clock = { ms: BEGIN };
  const anaf = await startAnaf({ port: 0, seed, slowMs: 1, now: () => new Date(clock.ms) });
  try {
    for (const table of ["message", "document", "connection", "listing"])
      await shop.query(`delete from efactura_${table}`);
    const story = begin(anaf, seed, clock);
    await connect(story);
    await queueDocuments(shop.db, issued, new Date(BEGIN));
    for (let turn = 1; turn < 400; turn += 1) {
      const next = await nextMoment();
      if (next === undefined) break;
      await moveTo(clock, Math.max(clock.ms + MINUTE_MS, next));
      if (turn % 7 === 0) anaf.expireAccess();
      await run(story, turn);
      const [broken] = await shop.query("select from efactura_connection where broken is not null");
      if (broken) await connect(story);
    }
    await readAll(story);
    await judge(seed, anaf);
  } finally {
    await anaf.close();
  }
}

async function readAll({ context, clock }: Story): Promise<void> {
  await moveTo(clock, clock.ms + 40 * MINUTE_MS);
  for (let tries = 1; ; tries += 1) {
    try {
      await readLists(context, "14399840");
      break;
    } catch (error) {
      if (tries === 40) throw error;
    }
  }
  for (let turn = 1; turn < 100 && (await nextMoment()) !== undefined; turn += 1) {
    await moveTo(clock, Math.max(clock.ms + MINUTE_MS, (await nextMoment()) ?? 0));
    await stepEfactura(context);
  }
}

async function judge(seed: number, anaf: Anaf): Promise<void> {
  const documents = await shop.query<{ invoice_id: number; state: string; problems: { rule: string }[] }>(
    "select * from efactura_document",
  );
  const zips = await shop.query<{ invoice_id: number; kind: string; zip: Buffer | null }>(
    "select invoice_id, kind, zip from efactura_message",
  );
  for (const { id, name, takesBack } of issued) {
    const sent = anaf.accepted().filter(({ number }) => number === name);
    const current = sent.filter(({ errors }) => errors.length === 0);
    const document = documents.find(({ invoice_id }) => invoice_id === id);
    const label = `seed ${seed}, ${name}: ${sent.length} sent, ${document?.state}`;
    if (takesBack !== null) {
      const all = anaf.accepted();
      const invoice = all.findIndex(({ number, errors }) => number === takesBack && errors.length === 0);
      // If ANAF does not have the invoice, the storno must not be sent.
      if (invoice === -1) {
        expect.soft([sent, document?.state], label).toEqual([[], "valid"]);
        continue;
      }
      expect
        .soft(
          all.findIndex(({ number }) => number === name),
          label,
        )
        .toBeGreaterThan(invoice);
    }
    const isRefused = sent.length > 0 && current.length === 0;
    expect.soft(current.length, label).toBe(isRefused ? 0 : 1);
    expect.soft(document?.state, label).toBe(isRefused ? "refused" : "accepted");
    if (isRefused)
      expect
        .soft(
          document?.problems.map(({ rule }) => rule),
          label,
        )
        .toEqual(["BR-CL-23"]);
    const stored = zips.filter(
      ({ invoice_id, kind, zip }) => invoice_id === id && zip && kind === (isRefused ? "errors" : "sent"),
    );
    expect.soft(stored.length, label).toBeGreaterThan(0);
  }
  expect
    .soft(
      zips.filter(({ zip }) => !zip),
      `seed ${seed}`,
    )
    .toEqual([]);
}

it("every invoice is accepted once or reported as refused, despite faults and killed workers", async () => {
  const seeds = sizeOf("CURAT_ANAF_SEEDS");
  for (let seed = 1; seed <= seeds; seed += 1) await runSeed(seed);
  expect(issued).toHaveLength(5);
}, 600_000);
