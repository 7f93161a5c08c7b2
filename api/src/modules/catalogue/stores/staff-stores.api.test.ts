import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aCart } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

const FIELDS = {
  name: "Showroom",
  countyID: 12,
  city: "Cluj-Napoca",
  address: "Str. Lungă 1",
  lat: 46.78,
  lng: 23.6,
  schedule: "luni – vineri, 08:30 – 16:30",
  phone: "+40 264 000 100",
  hands_out_orders: true,
};
const create = async (changes: object = {}): Promise<number> =>
  (await staff.post("/staff/stores", { ...FIELDS, ...changes })).body.data.storeID;
const change = (id: number | string, body: object) => staff.put(`/staff/stores/${id}`, body);
const remove = (id: number | string, version: number) =>
  staff.delete(`/staff/stores/${id}?version=${version}`);
const shownTo = async (id: number) =>
  (await shop.get("/stores")).body.data.find((store: { id: number }) => store.id === id);
const isOffered = async (address: string): Promise<boolean> => {
  const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
  const { delivery_options: options } = (await shop.get("/cart", { cart })).body.data;
  return JSON.stringify(options).includes(address);
};
const changesOf = (id: number) => shop.historyOf("store", id);

describe("creating a store", () => {
  it("shows a new store with its county and offers it for pickup in carts", async () => {
    const { status, body } = await staff.post("/staff/stores", { ...FIELDS, address: "Str. Nouă 2" });
    expect([status, body.data]).toMatchObject([200, { ...FIELDS, address: "Str. Nouă 2", version: 1 }]);
    const id = body.data.storeID;
    expect(await shownTo(id)).toMatchObject({ name: "Showroom", county: "Cluj", phone: FIELDS.phone });
    expect(await isOffered("Str. Nouă 2")).toBe(true);
    expect((await staff.get(`/staff/stores/${id}`)).body.data).toEqual(body.data);
    expect((await staff.get("/staff/stores")).body.data).toContainEqual(body.data);
  });

  it.each([
    [{ name: "" }, "name"],
    [{ countyID: 999 }, "countyID"],
    [{ countyID: undefined }, "countyID"],
    [{ city: " " }, "city"],
    [{ address: undefined }, "address"],
    [{ lat: 23.6 }, "lat"],
    [{ lng: "46" }, "lng"],
    [{ schedule: "" }, "schedule"],
    [{ phone: "mâine" }, "phone"],
    [{ hands_out_orders: "da" }, "hands_out_orders"],
  ])("refuses a store with %j and returns an error for the field %s", async (wrong, field) => {
    const requested = { ...FIELDS, schedule: "greșit", ...wrong };
    const { status, body } = await staff.post("/staff/stores", requested);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await shop.query("select from store where schedule in ('greșit', '')")).toEqual([]);
  });
});

describe("changing a store", () => {
  it("updates a store immediately, and stops offering pickup when it is turned off", async () => {
    const id = await create({ address: "Str. Veche 3" });
    const { status, body } = await change(id, {
      schedule: "luni – sâmbătă",
      hands_out_orders: false,
      version: 1,
    });
    expect([status, body.data]).toMatchObject([200, { schedule: "luni – sâmbătă", version: 2 }]);
    expect((await shownTo(id)).schedule).toBe("luni – sâmbătă");
    expect(await isOffered("Str. Veche 3")).toBe(false);
    expect((await changesOf(id))[1]?.sentence).toBe(
      "Magazinul „Showroom” a fost schimbat: programul, predarea comenzilor.",
    );
  });

  it("refuses an unknown county and leaves the store unchanged", async () => {
    const id = await create();
    const { status, body } = await change(id, { name: "Altul", countyID: 999, version: 1 });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["countyID"]]);
    expect((await shownTo(id)).name).toBe("Showroom");
  });
});

it("removed stores are no longer shown or offered for pickup", async () => {
  const id = await create({ address: "Str. Închisă 4" });
  expect((await remove(id, 2)).status).toBe(409);
  expect((await remove(id, 1)).body.data).toEqual({ id, version: 2 });
  expect([await shownTo(id), await isOffered("Str. Închisă 4")]).toEqual([undefined, false]);
});
