/**
 * Issues documents through services with random faults and killed processes. Each document is issued exactly once, or
 * left to staff.
 */
import { CALL_FAULTS } from "@curat/stand-ins/call-faults";
import { startOblio } from "@curat/stand-ins/oblio";
import { startSmartbill } from "@curat/stand-ins/smartbill";
import { beforeAll, expect, it } from "vitest";
import { sizeOf } from "../../../../../../setup/test-sizes.ts";
import type { ApiContext } from "../../../../context.ts";
import { seeded } from "../../../../testing/seeded.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { anOrder, PAYMENT_SETTINGS } from "../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { EFACTURA_SETTINGS } from "../efactura/sending/test-anaf.ts";
import { stepIssuers } from "./outbox.service.ts";

const shop = await openTestShop();
const FAULT_PERCENT = 45;
const MINUTE_MS = 60_000;

beforeAll(async () => {
  const settings = { ...PAYMENT_SETTINGS, INVOICE: EFACTURA_SETTINGS };
  await shop.api.importShop({ settings: { ...settings, invoiceIssuer: { issuer: "oblio", series: "WEB" } } });
  for (const hasStorno of [false, true, true]) {
    const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.towels }] });
    await shop.staff.post(`/staff/orders/${id}/invoice`);
    if (hasStorno) await shop.staff.post(`/staff/orders/${id}/invoice/storno`);
  }
});

/** Simulates a killed process, which leaves its work unfinished. */
class Killed extends Error {}

it.each(["smartbill", "oblio"] as const)(
  "%s issues each document once over a faulty network",
  async (issuer) => {
    let issued = 0;
    let settled = 0;
    for (let seed = 1; seed <= sizeOf("CURAT_ISSUER_SEEDS"); seed += 1) {
      const random = seeded(seed * 7_919);
      const callFault = () =>
        random() * 100 < FAULT_PERCENT ? CALL_FAULTS[Math.floor(random() * CALL_FAULTS.length)] : undefined;
      const service =
        issuer === "smartbill"
          ? await startSmartbill({ callFault })
          : await startOblio({ callFault, knowsKeys: seed % 2 === 0 });
      try {
        await resetTo(issuer);
        const left = await run(seed, { random, config: { [issuer]: service.account } });
        const numbers = service.papers.map(({ number }) => number);
        const known = await shop.query<{ number: number; total: number }>(
          "select i.number, i.total_bani as total from issuer_document d join invoice i on i.id = d.invoice_id where d.state = 'issued' order by 1",
        );
        // A document that staff must look up was issued at most once.
        expect(service.papers.length - known.length, `seed ${seed}`).toBeLessThanOrEqual(left);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const { number, total } of known)
          expect(service.papers.find((one) => one.number === number)?.totalBani, `seed ${seed}`).toBe(total);
        issued += known.length;
        settled += left;
      } finally {
        await service.close();
      }
    }
    expect(issued).toBeGreaterThan(settled);
  },
);

async function resetTo(issuer: string): Promise<void> {
  await shop.query("delete from issuer_attempt");
  await shop.query("update invoice set series = 'INCURS', number = 1000000 + id where series <> 'INCURS'");
  await shop.query(
    "update issuer_document set issuer = $1, state = 'waiting', issued_number = null, pdf = null, pdf_tries = 0, next_at = '2026-01-01'",
    [issuer],
  );
}

/** Runs the outbox until nothing is due. Returns the number of documents that staff must look up. */
async function run(
  seed: number,
  { random, config }: { random: () => number; config: Partial<ApiContext["config"]> },
): Promise<number> {
  const clock = { ms: Date.parse("2026-11-23T08:00:00Z") };
  const deaths = { perMille: 0 };
  const now = () => {
    if (random() * 1_000 < deaths.perMille) throw new Killed();
    return new Date(clock.ms);
  };
  const context = { db: shop.db, now, config: { ...shop.config, ...config }, log: () => undefined };
  for (let turn = 1; turn < 300; turn += 1) {
    deaths.perMille = turn < 100 ? 20 : 0;
    const ended = await Promise.allSettled([
      stepIssuers(context),
      ...(turn % 5 ? [] : [stepIssuers(context)]),
    ]);
    for (const one of ended)
      if (one.status === "rejected" && !(one.reason instanceof Killed)) throw one.reason;
    const [open] = await shop.query<{ count: number; left: number }>(`
      select count(*) filter (where state <> 'issued' or pdf is null)::int as count,
        count(*) filter (where state = 'unknown' and next_at is null)::int as left from issuer_document`);
    const [blocked] = await shop.query<{ count: number }>(`
      select count(*)::int as count from issuer_document d join invoice i on i.id = d.invoice_id
      where d.state = 'waiting' and exists (select from issuer_document e join invoice f on f.id = e.invoice_id
        where f.order_id = i.order_id and e.invoice_id < d.invoice_id and e.state = 'unknown' and e.next_at is null)`);
    if (!open || open.count === open.left + (blocked?.count ?? 0)) return open?.left ?? 0;
    clock.ms += 6 * MINUTE_MS;
  }
  throw new Error(`Seed ${seed} did not come to an end.`);
}
