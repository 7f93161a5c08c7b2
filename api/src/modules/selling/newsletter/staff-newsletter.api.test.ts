import { expect, it } from "vitest";
import { aPerson, shownAgo } from "../../../testing/test-staff.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();

const addRow = (email: string, more: { confirmed?: string; left?: string; days: number }) =>
  shop.query(
    `insert into newsletter_subscription (email, created_at, confirmed_at, left_at)
     values ($1, now() - make_interval(days => $2), $3, $4)`,
    [email, more.days, more.confirmed ?? null, more.left ?? null],
  );
const listed = async (query = "", { headers } = shop.staff) =>
  shop.get(`/staff/newsletter${query}`, { headers });
const emails = async (query: string): Promise<string[]> =>
  (await listed(query)).body.data.map(({ email }: { email: string }) => email);

it("subscribers are listed once per address, with state, date and proof of consent", async () => {
  const at = "2026-11-02T10:00:00.000Z";
  await addRow("ana@example.com", { days: 9 });
  await addRow("ana@example.com", { days: 8, confirmed: at });
  await addRow("dan@example.com", { days: 7, confirmed: at, left: "2026-11-10T10:00:00Z" });
  await addRow("ema@example.com", { days: 6 });
  await addRow("e_a@example.com", { days: 5, confirmed: at });
  const { body } = await listed("?q=ANA");
  expect(body.data).toMatchObject([{ email: "ana@example.com", state: "subscribed", confirmed_at: at }]);
  expect(Date.now() - Date.parse(body.data[0].asked_at)).toBeGreaterThan(8.9 * 86_400_000);
  expect(await emails("")).toEqual(["ana@example.com", "e_a@example.com"]);
  expect(await emails("?state=pending")).toEqual(["ema@example.com"]);
  expect(await emails("?state=left")).toEqual(["dan@example.com"]);
  expect(await emails("?q=e_a&state=all")).toEqual(["e_a@example.com"]);
  expect(await emails("?state=all&sort=newest")).toEqual([
    "e_a@example.com",
    "ema@example.com",
    "dan@example.com",
    "ana@example.com",
  ]);
});

it("the subscriber list can be exported only within ten minutes of entering a second factor", async () => {
  const person = await aPerson(shop, { permissions: ["customers:view", "customers:export"] });
  expect((await listed("/export?state=all", person)).body.meta).toMatchObject({ per_page: 1_000, total: 4 });
  await shownAgo(shop, person, 11);
  expect((await listed("/export", person)).body.error).toBe("second_factor_required");
  expect((await listed("", person)).status).toBe(200);
});
