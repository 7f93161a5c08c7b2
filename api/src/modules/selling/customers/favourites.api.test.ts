import { HEADERS } from "@curat/contract/headers.values";
import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { openTestShop, type TestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();

type Asking = Parameters<TestShop["get"]>[1];
const toggle = (product: number | string, asking: Asking) =>
  shop.post(`/user/wishlists/${product}`, undefined, asking);
const favourites = async (asking: Asking): Promise<number[]> =>
  (await shop.get("/user/wishlists", asking)).body.data.map(
    ({ productID }: { productID: number }) => productID,
  );

describe("a customer's favourites", () => {
  it("favourites are listed newest first, and toggling one again removes it", async () => {
    const customer = await loginAs(shop);
    expect((await customer.get("/user/wishlists")).body).toEqual({ data: [] });
    expect((await toggle(PRODUCT.lavender, customer)).body).toEqual({ data: { liked: true } });
    await toggle(PRODUCT.towels, customer);
    const { body } = await customer.get("/user/wishlists");
    const [towels] = (await customer.get("/products?categoryid=3&perPage=100")).body.data.filter(
      ({ productID }: { productID: number }) => productID === PRODUCT.lavender,
    );
    expect(body.data.map(({ productID }: { productID: number }) => productID)).toEqual([
      PRODUCT.towels,
      PRODUCT.lavender,
    ]);
    expect(body.data[1]).toEqual({ ...towels, liked: true });
    expect((await toggle(PRODUCT.lavender, customer)).body).toEqual({ data: { liked: false } });
    expect(await favourites(customer)).toEqual([PRODUCT.towels]);
  });

  it("setting a favourite to its current state succeeds", async () => {
    const customer = await loginAs(shop);
    for (const [wished, liked] of [
      ["1", true],
      ["1", true],
      ["0", false],
      ["0", false],
    ] as const) {
      const { body } = await toggle(`${PRODUCT.lemon}?liked=${wished}`, customer);
      expect(body).toEqual({ data: { liked } });
      expect(await favourites(customer)).toEqual(liked ? [PRODUCT.lemon] : []);
    }
    const { status, body } = await toggle(`${PRODUCT.lemon}?liked=da`, customer);
    expect([status, body.errors]).toEqual([422, { liked: ["Câmpul Favorit nu este valid."] }]);
  });

  it("a favourite is visible only to its customer", async () => {
    const [one, other] = [await loginAs(shop), await loginAs(shop)];
    await toggle(PRODUCT.lemon, one);
    expect(await favourites(other)).toEqual([]);
    await toggle(PRODUCT.lemon, other);
    await toggle(PRODUCT.lemon, other);
    expect(await favourites(one)).toEqual([PRODUCT.lemon]);
  });

  it.each([999_999, "x", 0])("the unknown product %s cannot become a favourite", async (product) => {
    const { status, body } = await toggle(product, await loginAs(shop));
    expect([status, body]).toEqual([404, { message: "url not found" }]);
  });

  it("concurrent toggles of a favourite succeed", async () => {
    const customer = await loginAs(shop);
    const answers = await Promise.all(Array.from({ length: 6 }, () => toggle(PRODUCT.lemon, customer)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await favourites(customer)).length).toBeLessThanOrEqual(1);
  });
});

describe("the `liked` flag of products", () => {
  const productsOf = ({ products = [] }: { products?: never[] }) => products;
  const favouritesIn = (items: { productID: number; liked: boolean }[]): number[] =>
    items.filter(({ liked }) => liked).map(({ productID }) => productID);

  it("the flag marks favourites in lists, searches, related products and on product pages", async () => {
    const customer = await loginAs(shop);
    await toggle(PRODUCT.lemon, customer);
    expect(favouritesIn((await customer.get("/products?perPage=100")).body.data)).toEqual([PRODUCT.lemon]);
    expect(favouritesIn((await customer.get("/search/detergent?perPage=100")).body.data)).toEqual([
      PRODUCT.lemon,
    ]);
    const page = async (id: number) => (await customer.get(`/products/${id}`)).body.data.liked;
    expect([await page(PRODUCT.lemon), await page(PRODUCT.lavender)]).toEqual([true, false]);
    const groups = (await customer.get(`/products/${PRODUCT.lavender}/related`)).body.data;
    expect(favouritesIn(groups.flatMap(({ products }: { products: never[] }) => products))).toEqual([
      PRODUCT.lemon,
    ]);
  });

  it("the flag marks favourites on the home page", async () => {
    const customer = await loginAs(shop);
    await toggle(PRODUCT.towels, customer);
    const { blocks } = (await customer.get("/utilities/homepagev2")).body.data;
    expect(favouritesIn(blocks.flatMap(productsOf))).toEqual([PRODUCT.towels]);
  });

  it("the flag is false for guests, other customers and ended sessions, without an error", async () => {
    const customer = await loginAs(shop);
    await toggle(PRODUCT.lemon, customer);
    const other = await loginAs(shop);
    const strange = { headers: { [HEADERS.userToken]: "nimic" } };
    for (const asking of [undefined, other, strange]) {
      const { status, body } = await shop.get("/products?perPage=100", asking);
      expect([status, favouritesIn(body.data)]).toEqual([200, []]);
    }
    await shop.query(
      "update customer_session set expires_at = now() - interval '1 second' where customer_id = $1",
      [customer.id],
    );
    expect((await customer.get(`/products/${PRODUCT.lemon}`)).body.data.liked).toBe(false);
  });
});
