import { CACHE_TAG_HEADER } from "@curat/contract/cache-tags.values";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { expect, it } from "vitest";
import { PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
await shop.api.importShop(testCatalogue());

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function aList(body: object): Promise<void> {
  const rows = [{ target: "all", percent: 10, from: 1 }];
  const answer = await staff.post("/staff/price-lists", {
    name: "Cantine",
    starts_at: at(-1),
    rows,
    ...body,
  });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
}
const viewOf = async ({ headers }: LoggedIn): Promise<string> =>
  (await shop.get("/user", { headers })).body.data.price_view;

/** Returns the catalogue responses with prices for this token. */
async function shownTo(token: string) {
  const headers = { [HEADERS.userToken]: token };
  const read = async (path: string) => (await shop.get(path, { headers })).body.data;
  return [
    await read(`/products/${PRODUCT.lemon}`),
    await read("/products?perPage=50"),
    await read("/utilities/homepagev2"),
  ];
}

it("a price view shows the prices of its customers, without favourites", async () => {
  const [one, other] = [await loginAs(shop), await loginAs(shop)];
  await aList({ members: [{ customer: one.email }, { customer: other.email }] });
  const view = await viewOf(one);
  expect(view).toBe(await viewOf(other));
  const token = one.headers[HEADERS.userToken] ?? "";
  expect(await shownTo(view)).toEqual(await shownTo(token));
  const [product] = await shownTo(view);
  expect(product.own_price.reason).toContain("Cantine");
  await one.post(`/user/wishlists/${PRODUCT.lemon}?liked=1`, {});
  expect((await shownTo(token))[0].liked).toBe(true);
  expect((await shownTo(view))[0].liked).toBe(false);
});

it("a company's price view includes prices without VAT", async () => {
  const [company, person] = [await loginAs(shop), await loginAs(shop)];
  const place = { countyID: 12, cityID: 2, streetaddress: "Str. Lungă 1" };
  await company.post("/user/companies", { type: "sc", name: "Curat SRL", fiscalcode: "14399840", ...place });
  await aList({ name: "Doar eu", members: [{ customer: person.email }] });
  const view = await viewOf(company);
  expect(view).not.toBe(await viewOf(person));
  expect(await shownTo(view)).toEqual(await shownTo(company.headers[HEADERS.userToken] ?? ""));
  expect((await shownTo(view))[0].price_net).toBeGreaterThan(0);
});

it("the account response is tagged with the next start or end of the customer's price lists", async () => {
  const customer = await loginAs(shop);
  const end = at(2);
  await aList({ name: "Azi", members: [{ customer: customer.email }], ends_at: end });
  await aList({ name: "Mâine", members: [{ customer: customer.email }], starts_at: at(24) });
  const requested = new Request(`http://api.test${API_BASE}/user`, {
    headers: { [HEADERS.apiKey]: shop.config.apiKey, ...customer.headers },
  });
  const tags = (await shop.api.fetch(requested)).headers.get(CACHE_TAG_HEADER)?.split(",");
  expect(tags).toContain(`until:${Math.floor(Date.parse(end) / 1_000)}`);
});

it("an altered price view token shows public prices and gives no access to an account", async () => {
  const customer = await loginAs(shop);
  await aList({ name: "Semnat", members: [{ customer: customer.email }] });
  const view = await viewOf(customer);
  expect((await shownTo(view))[0].own_price).toBeDefined();
  const [, ids = ""] = /^prices\.([\d-]+)\./.exec(view) ?? [];
  for (const forged of [
    view.replace(`.${ids}.`, `.${ids}-1.`),
    view.replace(".person.", ".company."),
    view.slice(0, -1) + (view.endsWith("A") ? "B" : "A"),
    view.replace(/[^.]+$/, ""),
  ])
    expect([forged, (await shownTo(forged))[0].own_price]).toEqual([forged, undefined]);
  expect((await shop.get("/user", { headers: { [HEADERS.userToken]: view } })).status).toBe(401);
});
