import { beforeEach, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aCart, anOrder, openSellingShop } from "../../../testing/test-orders.ts";
import { campaignTasks } from "./campaigns.tasks.ts";
import { findReminder } from "./reminders.store.ts";

const shop = await openSellingShop();
const context = { db: shop.db, config: shop.config, now: () => new Date(), log: () => undefined };
const EMAIL = "client@example.com";
let customer = 0;

beforeEach(async () => {
  await shop.query("delete from marketing_reminder");
  await shop.query("delete from newsletter_subscription");
  await shop.query("select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))");
  await turn({ cart: true, cartHours: 24, reorder: true });
  const [row] = await shop.query<{ id: number }>(
    `insert into customer (email, first_name, last_name, created_at) values ($1, 'Ana', 'Pop', now())
     on conflict do nothing returning id`,
    [EMAIL],
  );
  customer = row?.id ?? customer;
});

const turn = (value: object) =>
  shop.query(
    "insert into setting (key, value) values ('reminders', $1) on conflict (key) do update set value = excluded.value",
    [JSON.stringify(value)],
  );
const subscribe = () =>
  shop.query(
    "insert into newsletter_subscription (email, created_at, confirmed_at) values ($1, now(), now())",
    [EMAIL],
  );
const run = async (task: "remind_of_carts" | "remind_of_reorders") => {
  // Scheduled tasks use neither of their parameters, payload and helpers.
  await (campaignTasks(context)[task] as () => Promise<void>)();
  return shop.query<{ id: number; product_ids: number[] }>("select id, product_ids from marketing_reminder");
};

it("an abandoned cart causes one reminder, only to a subscribed customer and only while the setting is on", async () => {
  await aCart(shop, [{ product: PRODUCT.lavender }]);
  await shop.query(
    "update cart set customer_id = $1, touched_at = now() - interval '25 hours' where id = (select max(id) from cart)",
    [customer],
  );
  expect(await run("remind_of_carts")).toEqual([]);
  await subscribe();
  await turn({ cart: false });
  expect(await run("remind_of_carts")).toEqual([]);
  await turn({ cart: true });
  const [reminder] = await run("remind_of_carts");
  expect(reminder?.product_ids).toEqual([PRODUCT.lavender]);
  expect(await run("remind_of_carts")).toHaveLength(1);
  expect(
    await shop.query("select from graphile_worker.jobs where task_identifier = 'cart_reminder_mail'"),
  ).toHaveLength(1);
  expect(await findReminder(shop.db, reminder?.id ?? 0)).toMatchObject({ email: EMAIL, kind: "cart" });
  await shop.query("update newsletter_subscription set left_at = now()");
  expect(await findReminder(shop.db, reminder?.id ?? 0)).toBeUndefined();
});

it("a regular purchase causes a reminder when its usual interval has passed, at most once a week", async () => {
  await subscribe();
  for (const days of [91, 61, 31]) {
    const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
    await shop.query(
      "update orders set customer_id = $1, placed_at = now() - make_interval(days => $2) where id = $3",
      [customer, days, id],
    );
  }
  const [reminder] = await run("remind_of_reorders");
  expect(reminder?.product_ids).toEqual([PRODUCT.lavender]);
  expect(await run("remind_of_reorders")).toHaveLength(1);
  expect((await shop.staff.get("/staff/campaign-reminders")).body.data).toEqual({
    cart: { reminders: 0, orders: 0, total: 0 },
    reorder: { reminders: 1, orders: 0, total: 0 },
  });
  await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
  await shop.query("update orders set customer_id = $1 where id = (select max(id) from orders)", [customer]);
  expect(await findReminder(shop.db, reminder?.id ?? 0)).toBeUndefined();
});
