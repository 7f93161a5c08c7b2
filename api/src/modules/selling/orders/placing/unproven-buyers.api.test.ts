import { HEADERS } from "@curat/contract/headers.values";
import { beforeEach, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../../testing/test-customers.ts";
import { aCart, anOrderBody, PAYMENT, openSellingShop } from "../../../../testing/test-orders.ts";
import { setStock } from "../../../../testing/test-stock.ts";

const shop = await openSellingShop({ rateLimits: true });
beforeEach(() => setStock(shop, 400));

interface Guest {
  email?: string;
  phone?: string;
  visitor: string;
  quantity?: number;
  customer?: LoggedIn;
}
let people = 0;

async function order({ email, phone, visitor, quantity = 1, customer }: Guest) {
  people += 1;
  const number = people;
  const cart = await aCart(shop, [{ product: PRODUCT.towels, quantity }]);
  const body = anOrderBody({
    payment: { paymentid: PAYMENT.transfer },
    customer: { email: email ?? `om${number}@example.com`, phone: phone ?? `07401${10_000 + number}` },
  });
  const headers = { [HEADERS.visitor]: visitor, ...customer?.headers };
  const { status, body: answer } = await shop.post("/orders", body, { cart, headers });
  return { status, errors: answer.errors };
}
async function ordersOf(guests: Guest[]) {
  const answers: Awaited<ReturnType<typeof order>>[] = [];
  for (const guest of guests) {
    await shop.query("update orders set placed_at = placed_at - interval '1 minute'");
    answers.push(await order(guest));
  }
  return answers;
}
const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe("limits for buyers without a paid or delivered order", () => {
  it("a network can place five orders a minute", async () => {
    const answers = await Promise.all(times(8, (index) => order({ visitor: `2001:db8:1:1::${index}` })));
    expect(statusesOf(answers).toSorted()).toEqual([...Array(5).fill(200), 429, 429, 429]);
    expect((await order({ visitor: "2001:db8:1:2::1" })).status).toBe(200);
  });

  it("an email address can place three orders an hour, across all networks", async () => {
    const email = "strain@example.com";
    const answers = await ordersOf(times(5, (index) => ({ email, visitor: `10.1.${index}.1` })));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 422, 422]);
    expect(Object.keys(answers[3]?.errors)).toEqual(["customer.email"]);
    await shop.query("update orders set placed_at = placed_at - interval '1 hour'");
    expect((await order({ email, visitor: "10.1.9.1" })).status).toBe(200);
  });

  it("a phone number can have five open orders until the shop confirms them", async () => {
    const phone = "0740 555 111";
    const answers = await ordersOf(times(7, (index) => ({ phone, visitor: `10.2.${index}.1` })));
    expect(statusesOf(answers)).toEqual([...Array(5).fill(200), 422, 422]);
    expect(answers[5]?.errors.cart[0]).toMatch(/^Ai deja 5 comenzi/);
    await shop.query("update orders set status = 'confirmed' where phone = '+40740555111'");
    expect((await order({ phone, visitor: "10.2.9.1" })).status).toBe(200);
  });

  it("a buyer's open orders can reserve a limited number of pieces, and a network's open orders four times as many", async () => {
    await shop.api.importShop({ settings: { unprovenBuyers: { openPieces: 4 } } });
    const one = await ordersOf(times(3, () => ({ phone: "0740555222", visitor: "10.3.0.1", quantity: 2 })));
    expect(statusesOf(one)).toEqual([200, 200, 422]);
    expect(one[2]?.errors.cart[0]).toContain("cel mult 4 bucăți");
    const many = await ordersOf(times(10, () => ({ visitor: "10.3.0.2", quantity: 2 })));
    expect(statusesOf(many)).toEqual([...Array(8).fill(200), 422, 422]);
    await shop.query("delete from setting where key = 'unprovenBuyers'");
  });

  it("an account has limits until its first order is delivered", async () => {
    const customer = await loginAs(shop);
    const visitor = "10.4.0.1";
    const five = await ordersOf(times(4, () => ({ customer, visitor })));
    expect(statusesOf(five)).toEqual([200, 200, 200, 422]);
    await shop.query(
      "update orders set status = 'delivered' where id = (select max(id) from orders where customer_id = $1)",
      [customer.id],
    );
    expect(statusesOf(await ordersOf(times(4, () => ({ customer, visitor }))))).toEqual(Array(4).fill(200));
    const [known] = await shop.query(
      "select placed_from from orders where customer_id = $1 order by id desc limit 1",
      [customer.id],
    );
    expect(known).toEqual({ placed_from: null });
  });

  it("concurrent orders of a buyer count together towards the limits", async () => {
    const email = "deodata@example.com";
    const answers = await Promise.all(times(6, (index) => order({ email, visitor: `10.5.${index}.1` })));
    expect(statusesOf(answers).toSorted()).toEqual([200, 200, 200, 422, 422, 422]);
  });
});
