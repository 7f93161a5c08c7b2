import { expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs, type LoggedIn } from "../../../testing/test-customers.ts";
import { daysBefore } from "../../../testing/test-days.ts";
import { anOrder, type PlacedOrder, openSellingShop, aDeliveredOrder } from "../../../testing/test-orders.ts";
import { aReturnOf } from "../../../testing/test-returns.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { readMail } from "../../backoffice/notifications/index.ts";

const shop = await openSellingShop();
const { mailFolder } = shop.config;
withWorker(shop);

/** Creates an order of two lavenders that was delivered `days` days ago. Without a customer, it is a guest's order. */
async function arrived({ days = 0, customer }: { days?: number; customer?: LoggedIn } = {}) {
  const order = await aDeliveredOrder(shop, {
    lines: [{ product: PRODUCT.lavender, quantity: 2 }],
    ...(customer && { customer }),
  });
  await shop.query(`update order_event set at = ${daysBefore("at", "$2")} where order_id = $1`, [
    order.id,
    days,
  ]);
  return order;
}

const writeDown = (order: Pick<PlacedOrder, "id">, quantity = 2) =>
  shop.staff.post(
    "/staff/returns",
    aReturnOf(order, [[PRODUCT.lavender, quantity]], { full_name: "Dan Moga", email: "dan@example.com" }),
  );
const end = async (id: number) => {
  for (const status of ["approved", "on_the_way", "received", "refunded"])
    await shop.staff.put(`/staff/returns/${id}`, { status });
};

it("a guest's return that staff enter is credited and refunded, and its emails link to the order", async () => {
  const order = await arrived();
  const { status, body } = await writeDown(order);
  expect([status, body.data.status]).toEqual([200, "Cerere primită"]);
  await end(body.data.id);
  const { data } = (await shop.staff.get(`/staff/orders/${order.id}`)).body;
  expect(data).toMatchObject({ status_code: "returned", refunds: [{ amount: data.total, state: "due" }] });
  const mail = `return-${body.data.number}-refunded`;
  await expect.poll(() => readMail(mailFolder, mail)).toBeDefined();
  const text = (await readMail(mailFolder, mail))?.text;
  expect(text).toContain(`Caută comanda ${order.number} după număr și adresa ta de e-mail: `);
  expect(text).not.toContain("/account/");
  expect(text).toContain(`Îți trimitem ${data.total.toFixed(2)} lei în contul RO49AAAA1B31007593840000`);
});

it("staff can enter a return late if it was declared in time by letter, and the customer sees it", async () => {
  const customer = await loginAs(shop);
  const order = await arrived({ days: 30, customer });
  const { body } = await writeDown(order, 1);
  expect((await customer.get("/user/return")).body.data).toMatchObject([
    { number: body.data.number, order_number: order.number },
  ]);
});

it("staff cannot enter a piece twice, or a piece of an order that was not delivered", async () => {
  const order = await arrived();
  expect(
    (await Promise.all([1, 2, 3].map(() => writeDown(order)))).map(({ status }) => status).sort(),
  ).toEqual([200, 422, 422]);
  const underway = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }] });
  expect((await writeDown(underway)).body.errors).toEqual({
    orderid: ["Comanda nu mai poate fi returnată."],
  });
});

it("a return that staff enter for an unknown order returns 404", async () => {
  expect((await writeDown({ id: 2_000_000_000 })).status).toBe(404);
});
