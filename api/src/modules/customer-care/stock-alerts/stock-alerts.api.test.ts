import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs, type LoggedIn } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { mailFolder } = shop.config;
withWorker(shop);

const alertOf = (customer: LoggedIn, changes: object = {}) => ({
  name: "Ana",
  lastname: "Pop",
  email: customer.email,
  terms: true,
  productID: PRODUCT.soldOut,
  ...changes,
});
const set = (customer: LoggedIn, changes?: object) =>
  customer.post("/user/alert", alertOf(customer, changes));
const alertsOf = ({ id }: LoggedIn) =>
  shop.query(
    "select to_char(expires_on, 'YYYY-MM-DD') as day, email, sent_at from stock_alert where customer_id = $1",
    [id],
  );
const mailsTo = async (email: string) => (await listMails(mailFolder)).filter(({ to }) => to === email);

async function runTask(): Promise<void> {
  await shop.query("select graphile_worker.add_job('tell_stock_alerts')");
  const open = () =>
    shop.query(
      "select 1 from graphile_worker.jobs where task_identifier in ('tell_stock_alerts', 'stock_alert_mail')",
    );
  await expect.poll(open).toEqual([]);
}
const setBuyable = (isBuyable: boolean) =>
  shop.query("update product_read set is_buyable = $1 where product_id = $2", [isBuyable, PRODUCT.soldOut]);

it("a customer's open alerts are listed, and only that customer can cancel them", async () => {
  const [customer, other] = [await loginAs(shop), await loginAs(shop)];
  await set(customer);
  const listed = async (of: LoggedIn) => (await of.get("/user/alert")).body.data;
  const [alert] = await listed(customer);
  expect(alert).toMatchObject({
    productID: PRODUCT.soldOut,
    product: expect.any(String),
    url: expect.stringMatching(/^\//),
    email: customer.email,
    expire_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  expect(await listed(other)).toEqual([]);
  const cancel = (of: LoggedIn) => of.delete(`/user/alert/${alert.id}`);
  expect((await cancel(other)).status).toBe(404);
  const { status, body } = await cancel(customer);
  expect([status, body.message]).toEqual([200, "Alerta a fost anulată."]);
  expect(await listed(customer)).toEqual([]);
  expect((await cancel(customer)).status).toBe(404);
});

describe("a stock alert", () => {
  it("a stock alert is valid for a month by default, and can be updated", async () => {
    const customer = await loginAs(shop);
    const { status, body } = await set(customer);
    expect([status, body.message]).toEqual([200, "Alerta a fost setata"]);
    const [first] = await alertsOf(customer);
    const days = (Date.parse(String(first?.day)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(26);
    expect(days).toBeLessThan(32);
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await set(customer, { expire_date: soon });
    expect(await alertsOf(customer)).toEqual([{ day: soon, email: customer.email, sent_at: null }]);
  });

  it.each([
    [{ name: "" }, { name: ["Câmpul Prenume este obligatoriu."] }],
    [{ lastname: " " }, { lastname: ["Câmpul Nume este obligatoriu."] }],
    [{ email: "ana@" }, { email: ["Adresa de e-mail nu este validă."] }],
    [{ terms: false }, { terms: ["Trebuie să accepți termenii și condițiile."] }],
    [{ productID: 999_999 }, { productID: ["Câmpul Produs nu este valid."] }],
    [{ productID: PRODUCT.lemon }, { productID: ["Produsul este din nou în stoc."] }],
    [{ expire_date: "2020-01-01" }, { expire_date: ["Câmpul Data expirării nu este valid."] }],
    [{ expire_date: "2999-02-30" }, { expire_date: ["Câmpul Data expirării nu este valid."] }],
  ])("a stock alert with %j is refused", async (changes, errors) => {
    const { status, body } = await set(await loginAs(shop), changes);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it("the email of a valid stock alert is sent once when the product is back in stock", async () => {
    const [waiting, late] = [await loginAs(shop), await loginAs(shop)];
    await set(waiting);
    await set(late);
    await shop.query("update stock_alert set expires_on = current_date - 2 where customer_id = $1", [
      late.id,
    ]);
    await runTask();
    expect(await mailsTo(waiting.email)).toEqual([]);
    await setBuyable(true);
    await runTask();
    await runTask();
    const [mail, ...otherMails] = await mailsTo(waiting.email);
    expect([mail?.subject, otherMails]).toEqual(["Curat: Produsul este din nou în stoc", []]);
    expect((await readMail(mailFolder, mail?.id ?? ""))?.text).toMatch(
      /Vezi produsul: http:\/\/localhost:3000\/\S+/,
    );
    expect(await mailsTo(late.email)).toEqual([]);
    await setBuyable(false);
    await set(waiting);
    expect(await alertsOf(waiting)).toHaveLength(2);
  });
});
