import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { CACHE_TAG_HEADER } from "@curat/contract/cache-tags.values";
import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
beforeAll(() => shop.api.importShop(testCatalogue()));

type Headers = Record<string, string>;
const userOf = async (headers: Headers) => (await shop.get("/user", { headers })).body.data;

async function tagsOf(headers: Headers): Promise<string[]> {
  const requested = new Request(`http://api.test${API_BASE}/user`, {
    headers: { [HEADERS.apiKey]: shop.config.apiKey, ...headers },
  });
  return (await shop.api.fetch(requested)).headers.get(CACHE_TAG_HEADER)?.split(",") ?? [];
}

async function touchedBy(act: () => Promise<{ status: number; body: unknown }>): Promise<string[]> {
  const [{ last } = { last: 0 }] = await shop.query<{ last: number }>(
    "select coalesce(max(id), 0)::int as last from change_outbox",
  );
  const { status, body } = await act();
  expect([status, body]).toEqual([200, body]);
  const rows = await shop.query<{ tags: string[] }>("select tags from change_outbox where id > $1", [last]);
  return rows.flatMap(({ tags }) => tags);
}

const list = (member: object) =>
  staff.post("/staff/price-lists", {
    name: `Cantine ${JSON.stringify(member)}`,
    starts_at: "2027-01-01T00:00:00Z",
    members: [member],
    rows: [{ target: "all", percent: 5, from: 1 }],
  });

describe("personal data for lists", () => {
  it("`GET /user` includes the customer's favourites", async () => {
    const [{ headers, id }, other] = [await loginAs(shop), await loginAs(shop)];
    for (const product of [PRODUCT.lemon, PRODUCT.towels])
      await shop.query("insert into favourite (customer_id, product_id, added_at) values ($1, $2, now())", [
        id,
        product,
      ]);
    expect((await userOf(headers)).liked.toSorted()).toEqual([PRODUCT.lemon, PRODUCT.towels].toSorted());
    expect((await userOf(other.headers)).liked).toEqual([]);
  });

  it("`public_prices` is false once any price list contains the customer", async () => {
    const [{ headers, email }, other] = [await loginAs(shop), await loginAs(shop)];
    expect((await userOf(headers)).public_prices).toBe(true);
    expect(await touchedBy(() => list({ customer: email }))).toContain("own-prices");
    expect((await userOf(headers)).public_prices).toBe(false);
    expect((await userOf(other.headers)).public_prices).toBe(true);
  });

  it("`public_prices` is false once the customer has a company", async () => {
    const { headers } = await loginAs(shop);
    const place = { countyID: 12, cityID: 2, streetaddress: "Str. Lungă 1" };
    const company = { type: "sc", name: "Curat SRL", fiscalcode: "14399840", ...place };
    expect((await shop.post("/user/companies", company, { headers })).status).toBe(200);
    expect((await userOf(headers)).public_prices).toBe(false);
  });
});

describe("a customer's cached data", () => {
  it("cached data has the cache tags of the customer and of customer-specific prices", async () => {
    const { headers, id } = await loginAs(shop);
    expect(await tagsOf(headers)).toEqual([`customer:${id}`, "own-prices"]);
  });

  it.each<[string, (headers: Headers, id: number) => Promise<{ status: number; body: unknown }>]>([
    ["a logout", (headers) => shop.post("/user/auth/logout", {}, { headers })],
    ["the end of other sessions", (headers) => shop.send("DELETE", "/user/sessions/others", { headers })],
    [
      "another name",
      (headers) =>
        shop.post("/user/changedetails", { firstname: "Ana", lastname: "Popa", phone: "" }, { headers }),
    ],
    [
      "a lock of the account",
      async (_, id) => {
        const { version } = (await staff.get(`/staff/customers/${id}`)).body.data;
        return staff.post(`/staff/customers/${id}/lock`, { version });
      },
    ],
  ])("cached data is invalidated by %s, without affecting other customers", async (_, act) => {
    const [{ headers, id }, other] = [await loginAs(shop), await loginAs(shop)];
    const touched = await touchedBy(() => act(headers, id));
    expect(touched).toContain(`customer:${id}`);
    expect(touched).not.toContain(`customer:${other.id}`);
  });
});
