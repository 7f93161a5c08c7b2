import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aCart } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { setStock } from "../../../testing/test-stock.ts";

const shop = await openTestShop();
const showroom = {
  id: 1,
  name: "Showroom",
  countyId: 12,
  city: "Cluj-Napoca",
  address: "Str. Lungă 1",
  lat: 46.78,
  lng: 23.6,
  schedule: "luni – vineri, 08:30 – 16:30",
  phone: "+40 264 000 100",
  handsOutOrders: true,
};
const warehouse = { ...showroom, id: 2, name: "Depozit", city: "Apahida", handsOutOrders: false };
const stores = async (query: string) => (await shop.get(`/stores${query}`)).body.data;

it("no stores are listed before any is created", async () => {
  expect(await stores("")).toEqual([]);
});

describe("GET /stores", () => {
  beforeAll(() => shop.api.importShop({ stores: [showroom, warehouse] }));

  it("lists place, hours and phone of each store", async () => {
    const { countyId: _countyId, handsOutOrders: _handsOutOrders, ...shown } = showroom;
    expect(await stores("")).toEqual([
      { ...shown, county: "Cluj", available: true },
      { ...shown, id: 2, name: "Depozit", city: "Apahida", county: "Cluj", available: true },
    ]);
  });

  it.each([
    [PRODUCT.lavender, true],
    [PRODUCT.lastThree, true],
    [PRODUCT.soldOut, false],
  ])("each store shows whether product %d is available: %s", async (product, available) => {
    expect(
      (await stores(`?productid=${product}`)).map((store: { available: boolean }) => store.available),
    ).toEqual([available, available]);
  });

  it("reports a product as unavailable when its stock is below its minimum quantity", async () => {
    await setStock(shop, 1, PRODUCT.pairsOnly);
    const [one] = await stores(`?productid=${PRODUCT.pairsOnly}`);
    expect(one.available).toBe(false);
  });

  it.each(["999999", "abc", "-1", "99999999999"])("returns 404 for the product %s", async (id) => {
    expect((await shop.get(`/stores?productid=${id}`)).status).toBe(404);
  });

  it("overwrites an imported store instead of duplicating it", async () => {
    await shop.api.importShop({ stores: [{ ...warehouse, name: "Depozitul mare" }] });
    expect((await stores("")).map((store: { name: string }) => store.name)).toEqual([
      "Showroom",
      "Depozitul mare",
    ]);
  });

  it("offers pickup in the cart from each store that hands out orders, without a price", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const { body } = await shop.get("/cart", { cart });
    const pickups = body.data.delivery_options.filter(
      (option: { deliveryCode: string }) => option.deliveryCode === "STORE_PICKUP",
    );
    expect(pickups).toEqual([
      {
        deliveryId: 101,
        deliveryCode: "STORE_PICKUP",
        deliveryDescription: "Ridicare personală: Showroom, Str. Lungă 1, Cluj-Napoca",
        courierDeliveryTax: 0,
      },
    ]);
  });
});
