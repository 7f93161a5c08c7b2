import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { transaction } from "../../../db/database.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs, proveEmailOf } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { lockProducts } from "../../catalogue/catalog/index.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { mailFolder } = shop.config;
withWorker(shop);

async function aReview(changes: object = {}): Promise<{ id: number; email: string }> {
  const customer = await loginAs(shop);
  const body = { name: "Ana", email: customer.email, title: "De citit", stars: 5, comment: "", ...changes };
  const sent = await customer.post(`/products/${PRODUCT.lemon}/add/reviews`, body);
  return { id: sent.body.data.id, email: customer.email };
}
const read = async (id: number | string) => shop.staff.get(`/staff/reviews/${id}`);
const decide = (id: number, body: object) => shop.staff.put(`/staff/reviews/${id}`, body);
const idsOf = async (query: string): Promise<number[]> =>
  (await shop.staff.get(`/staff/reviews?per_page=200&${query}`)).body.data.map(
    ({ id }: { id: number }) => id,
  );

it("a rejection needs a reason, which is emailed once, and a later approval clears it", async () => {
  const { id, email } = await aReview({ title: "<b>Prost</b>" });
  await proveEmailOf(shop, email);
  const without = await decide(id, { state: "rejected" });
  expect([without.status, without.body.errors]).toEqual([
    422,
    { reason: ["Câmpul Motivul respingerii este obligatoriu."] },
  ]);
  const reason = "Este despre curier, nu despre produs.";
  expect((await decide(id, { state: "rejected", reason, version: 0 })).body.data).toMatchObject({
    state: "rejected",
    rejection: reason,
    version: 1,
  });
  await decide(id, { state: "rejected", reason: "Altul.", version: 1 });
  const mails = async () => (await listMails(mailFolder)).filter(({ to }) => to === email);
  await expect.poll(mails).toHaveLength(1);
  const mail = await readMail(mailFolder, `review-rejected-${id}`);
  expect(mail?.text).toContain("„<b>Prost</b>”");
  expect(mail?.html).not.toContain("<b>Prost");
  expect(mail?.subject).toContain("Recenzia ta nu a fost publicată");
  expect((await decide(id, { state: "approved", version: 2 })).body.data).toMatchObject({
    state: "approved",
    rejection: "",
  });
  await expect.poll(mails).toHaveLength(2);
});

it("a decision locks the product before the review, like imports, so that they cannot deadlock", async () => {
  const { id } = await aReview();
  const waiting = () =>
    shop.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  let decided: ReturnType<typeof decide> | undefined;
  await transaction(shop.db, async (tx) => {
    await lockProducts(tx, [PRODUCT.lemon]);
    decided = decide(id, { state: "approved" });
    await vi.waitUntil(async () => (await waiting()).length > 0, 5_000);
    const { rows } = await sql`select id from review where id = ${id} for update nowait`.execute(tx);
    expect(rows).toEqual([{ id }]);
  });
  expect((await decided)?.status).toBe(200);
});

it("reviews are found by stars, author or text, and decided ones only in a search of all states", async () => {
  const { id, email } = await aReview({ title: "Unic 100%", stars: 2 });
  for (const q of ["unic 100%", email]) expect(await idsOf(`q=${encodeURIComponent(q)}`)).toEqual([id]);
  expect(await idsOf("q=unic&stars=2")).toEqual([id]);
  expect(await idsOf("q=unic&stars=3")).toEqual([]);
  await decide(id, { state: "approved" });
  expect(await idsOf("q=unic")).toEqual([]);
  expect(await idsOf("q=unic&state=all")).toEqual([id]);
  const all = await idsOf("state=all");
  expect(await idsOf("state=all&sort=newest")).toEqual(all.toReversed());
  expect((await read(id)).body.data).toMatchObject({ id, title: "Unic 100%", email });
  for (const unknown of ["x", "0", "2000000000"]) expect((await read(unknown)).status).toBe(404);
});
