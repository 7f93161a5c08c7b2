import { expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();

async function waits(productID: number, name = "Ana"): Promise<string> {
  const customer = await loginAs(shop);
  const body = { name, lastname: "Pop", email: customer.email, terms: true, productID };
  expect((await customer.post("/user/alert", body)).status).toBe(200);
  return customer.email;
}
const listed = async (query = ""): Promise<{ email: string; state: string }[]> =>
  (await shop.staff.get(`/staff/stock-alerts?${query}`)).body.data.map(
    ({ email, state }: { email: string; state: string }) => ({ email, state }),
  );

it("staff can filter stock alerts by state, and list products by number of waiting customers", async () => {
  const emails = {
    ana: await waits(PRODUCT.soldOut),
    dan: await waits(PRODUCT.soldOut, "Dan 100%"),
    ion: await waits(PRODUCT.soldOut),
    ema: await waits(PRODUCT.soldOut),
    mia: await waits(PRODUCT.soldOut),
  };
  await shop.query("update stock_alert set product_id = $2 where email = $1", [emails.ion, PRODUCT.lemon]);
  await shop.query("update stock_alert set sent_at = now() where email = $1", [emails.ema]);
  await shop.query("update stock_alert set expires_on = current_date - 2 where email = $1", [emails.mia]);
  const waiting = (email: string) => ({ email, state: "waiting" });
  expect(await listed()).toEqual([waiting(emails.ana), waiting(emails.dan), waiting(emails.ion)]);
  expect(await listed("state=sent")).toEqual([{ email: emails.ema, state: "sent" }]);
  expect(await listed("state=expired")).toEqual([{ email: emails.mia, state: "expired" }]);
  expect(await listed("state=all&sort=newest")).toHaveLength(5);
  expect(await listed("q=100%25")).toEqual([waiting(emails.dan)]);
  expect(await listed(`q=${emails.ion.toUpperCase()}`)).toEqual([waiting(emails.ion)]);

  const awaited = (await shop.staff.get("/staff/stock-alerts/products")).body.data;
  expect(awaited).toMatchObject([
    { productID: PRODUCT.soldOut, waiting: 2 },
    { productID: PRODUCT.lemon, waiting: 1 },
  ]);
  expect((await shop.staff.get("/staff/stock-alerts/products?limit=1")).body.data).toHaveLength(1);
});
