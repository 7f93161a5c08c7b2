import { expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { aPerson, type TestPerson } from "../../../testing/test-staff.ts";
import { notifyStaff } from "./notify-staff.ts";

const shop = await openTestShop();

async function notify(): Promise<number[]> {
  await shop.query("delete from graphile_worker._private_jobs");
  await notifyStaff({ db: shop.db, now: () => new Date() });
  const jobs = await shop.query<{ payload: { memberId: number; kind: string; count: number } }>(
    "select payload from graphile_worker._private_jobs j order by id",
  );
  expect(jobs.every(({ payload }) => payload.kind === "reviews" && payload.count > 0)).toBe(true);
  return jobs.map(({ payload }) => payload.memberId);
}

const aReview = (of: TestShop) =>
  of.query(
    `insert into review (product_id, name, email, title, stars, state, created_at)
     values ($1, 'Ana', 'ana@example.com', 'Bun', 5, 'pending', clock_timestamp())`,
    [PRODUCT.lavender],
  );
const choose = (person: TestPerson, kind: string, way: string) =>
  person.put("/staff/me/notices", { choices: [{ kind, way }] });

it("new work is emailed once to members who chose emails and have the permission", async () => {
  const ana = await aPerson(shop, { permissions: ["reviews:view"] });
  const ion = await aPerson(shop, { permissions: ["reviews:view"] });
  const dan = await aPerson(shop, { permissions: ["orders:view"] });
  for (const person of [ana, dan]) expect((await choose(person, "reviews", "mail")).status).toBe(200);
  await aReview(shop);
  // Work that was pending before the first check is not new.
  expect(await notify()).toEqual([]);
  await aReview(shop);
  await aReview(shop);
  expect(await notify()).toEqual([ana.id]);
  expect(await notify()).toEqual([]);
  await choose(ion, "reviews", "mail");
  await shop.query("update staff_member set state = 'locked' where id = $1", [ana.id]);
  await aReview(shop);
  expect(await notify()).toEqual([ion.id]);
});

it("older work causes no second notification after newer work is done", async () => {
  await aReview(shop);
  expect(await notify()).not.toEqual([]);
  await shop.query(
    "update review set state = 'approved', decided_at = now() where id = (select max(id) from review)",
  );
  expect(await notify()).toEqual([]);
  await shop.query("update review set state = 'pending', decided_at = null");
  expect(await notify()).toEqual([]);
});

it("deselected kinds disappear from a member's dashboard", async () => {
  const ana = await aPerson(shop, { permissions: ["reviews:view", "orders:view"] });
  const kindsOn = async () =>
    (await ana.get("/staff/dashboard")).body.data.map(({ kind }: { kind: string }) => kind);
  expect(await kindsOn()).toContain("reviews");
  const stored = await choose(ana, "reviews", "none");
  expect(stored.body.data).toContainEqual({ kind: "reviews", way: "none" });
  expect(stored.body.data).toContainEqual({ kind: "late_parcels", way: "home" });
  expect(stored.body.data).not.toContainEqual(expect.objectContaining({ kind: "returns" }));
  expect(await kindsOn()).not.toContain("reviews");
  const other = await aPerson(shop, { permissions: ["reviews:view"] });
  expect((await other.get("/staff/me/notices")).body.data).toEqual([{ kind: "reviews", way: "home" }]);
});

it.each([
  [{ choices: [{ kind: "orders", way: "mail" }] }, "choices.0.kind"],
  [{ choices: [{ kind: "reviews", way: "sms" }] }, "choices.0.way"],
  [{}, "choices"],
])("notification preferences refuse %j", async (body, field) => {
  const ana = await aPerson(shop, { permissions: ["reviews:view"] });
  const { status, body: answer } = await ana.put("/staff/me/notices", body);
  expect([status, Object.keys(answer.errors)]).toEqual([422, [field]]);
});
