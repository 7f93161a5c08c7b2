import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import {
  aCart,
  anOrder,
  anOrderBody,
  moveTo,
  PAYMENT,
  PAYMENT_SETTINGS,
  placeOrder,
} from "../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
});

const PATH = "/staff/delivery-methods";
const VAN = {
  kind: "van",
  prices: "până la 30 kg = 10\norice = 25",
  weekdays: "luni, marți, miercuri, joi, vineri, sâmbătă, duminică",
  last_hour: "16:00",
  days_before: 1,
  takes_cash: true,
  places: "Cluj-Napoca, Cluj",
};
const COURIER = {
  kind: "courier",
  prices: "orice = 12,50",
  takes_cash: false,
  transit_from: 1,
  transit_to: 2,
  tracking_url: "https://curier.example/colet?nr={awb}",
};

let made = 0;
interface Made {
  id: number;
  code: string;
  name: string;
  version: number;
  option: number;
}
async function aMethod(fields: object): Promise<Made> {
  const name = `Metoda ${(made += 1)}`;
  const { status, body } = await staff.post(PATH, { name, ...fields });
  expect([status, body.errors]).toEqual([200, undefined]);
  const { methodID: id, code, version } = body.data;
  return { id, code, name, version, option: 1_000_000 + id };
}
const end = ({ id, version }: Made) => staff.put(`${PATH}/${id}`, { is_active: false, version });
const aLemonCart = () => aCart(shop, [{ product: PRODUCT.lemon }]);
const options = async (cart: string, query: string): Promise<{ deliveryCode: string; arrival?: object }[]> =>
  (await shop.get(`/cart/change?${query}`, { cart })).body.data.delivery_options;
const toCluj = (deliveryid: number, paymentid: number = PAYMENT.cash) =>
  anOrderBody({ delivery: { deliveryid }, payment: { paymentid } });

describe("own delivery methods managed by staff", () => {
  it("stores texts in a normalised form and refuses a stale version, a taken name and a changed kind", async () => {
    const { id, name } = await aMethod({ ...VAN, places: "cluj\nCluj-Napoca, CJ\nCJ" });
    const first = (await staff.get(`${PATH}/${id}`)).body.data;
    expect(first).toMatchObject({
      places: "CJ\nCluj-Napoca, CJ",
      prices: "până la 30 kg = 10,00\norice = 25,00",
      code: `VAN_${id}`,
      is_offered: true,
      active_to: null,
    });
    const put = (body: object) => staff.put(`${PATH}/${id}`, { version: first.version, ...body });
    expect((await put({ active_to: "2020-01-31" })).body.data).toMatchObject({
      is_offered: false,
      active_to: "2020-01-31",
    });
    expect((await put({ name: "Altfel" })).status).toBe(409);
    const version = first.version + 1;
    expect((await put({ version, kind: "courier" })).body.errors).toHaveProperty("kind");
    expect((await staff.post(PATH, { name: name.toUpperCase(), ...VAN })).body.errors).toHaveProperty("name");
    await put({ version, is_active: false });
  });

  it.each([
    [{ ...VAN, prices: "orice = 10\nmult" }, { prices: [expect.stringMatching(/^Rândul 2: /)] }],
    [
      { ...VAN, places: "CJ\nAtlantida, CJ" },
      { places: [expect.stringMatching(/^Rândul 2: „Atlantida, CJ”/)] },
    ],
    [
      { ...VAN, weekdays: "", last_hour: "25:00" },
      { weekdays: [expect.any(String)], last_hour: [expect.any(String)] },
    ],
    [{ ...COURIER, tracking_url: "http://curier.example" }, { tracking_url: [expect.any(String)] }],
    [{ ...COURIER, transit_from: 3 }, { transit_to: [expect.any(String)] }],
    [{ ...COURIER, free_over: "mult" }, { free_over: [expect.any(String)] }],
    [
      { ...COURIER, active_from: "2026-12-02", active_to: "2026-12-01" },
      { active_to: ["Ultima zi nu poate fi înaintea primei zile."] },
    ],
  ])("refuses %o with an error at the field", async (fields, errors) => {
    const { status, body } = await staff.post(PATH, { name: "Greșită", ...fields });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it("shows the price of a test parcel with the row that applies, or the reason why the method is not offered", async () => {
    const van = await aMethod(VAN);
    const box = { grams: 2_000, width_mm: 100, depth_mm: 100, height_mm: 100, products: 80 };
    const methods = async (body: object) => {
      const path = "/staff/settings/shipping/try-parcel";
      const { data } = (await staff.post(path, { ...box, ...body })).body;
      return data.ways.find(({ code }: { code: string }) => code === van.code);
    };
    expect(await methods({ countyid: 12 })).toMatchObject({
      price: 10,
      story: ["Se aplică rândul: până la 30 kg = 10,00.", expect.stringMatching(/localitățile/)],
    });
    expect(await methods({ countyid: 1 })).toMatchObject({
      price: null,
      story: ["Metoda nu livrează în acest județ."],
    });
    await end(van);
  });
});

describe("own delivery methods in the cart", () => {
  it("are listed after the couriers where they deliver, with the day of the next round", async () => {
    const van = await aMethod(VAN);
    const cart = await aLemonCart();
    const codes = async (query: string) =>
      (await options(cart, query)).map(({ deliveryCode }) => deliveryCode);
    expect(await codes("countyID=1&cityID=1")).not.toContain(van.code);
    expect(await codes("countyID=12")).not.toContain(van.code);
    const served = await options(cart, "countyID=12&cityID=2");
    expect(served.at(-1)).toMatchObject({
      deliveryId: van.option,
      deliveryDescription: van.name,
      courierDeliveryTax: 10,
      arrival: { from: expect.any(String) },
    });
    expect(served[0]?.deliveryCode).toBe("SAMEDAY_HOME");
    const chosen = await shop.get(`/cart/change?deliveryID=${van.option}`, { cart });
    expect(chosen.body.data.delivery_option).toEqual({ deliveryId: van.option });
    await end(van);
  });

  it("are free above their own limit, not above the shop's", async () => {
    const courier = await aMethod({ ...COURIER, free_over: "1.000" });
    const cart = await aCart(shop, [{ product: PRODUCT.lemon, quantity: 30 }]);
    const tax = async () => {
      const all = await options(cart, "paymentID=3&countyID=12&cityID=2");
      return all.flatMap((one) => (one.deliveryCode === courier.code ? [one] : []))[0];
    };
    expect(await tax()).toMatchObject({ courierDeliveryTax: 12.5 });
    await staff.put(`${PATH}/${courier.id}`, { free_over: "1", version: courier.version });
    expect(await tax()).toMatchObject({ courierDeliveryTax: 0 });
    await end({ ...courier, version: courier.version + 1 });
  });

  it("refuse an unknown id, and cash if the method does not accept it", async () => {
    const courier = await aMethod(COURIER);
    const cart = await aLemonCart();
    const unknown = await shop.get("/cart/change?deliveryID=1999999", { cart });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ["deliveryID"]]);
    const cash = await placeOrder(shop, cart, toCluj(courier.option));
    expect([cash.status, Object.keys(cash.body.errors)]).toEqual([422, ["delivery.deliveryid"]]);
    const chosen = await shop.get(`/cart/change?deliveryCode=${courier.code}&paymentID=3`, { cart });
    const groups = chosen.body.data.payment_options_groups as { options: { paymentCode: string }[] }[];
    const payments = groups.flatMap((group) => group.options.map(({ paymentCode }) => paymentCode));
    expect(payments).toContain("BANK");
    expect(payments).not.toContain("COD");
    await end(courier);
  });

  it("are refused with a request to choose again if they ended while the buyer was at the checkout", async () => {
    const van = await aMethod(VAN);
    const cart = await aLemonCart();
    await options(cart, `countyID=12&cityID=2&deliveryCode=${van.code}`);
    await end(van);
    const cartData = (await shop.get("/cart", { cart })).body.data;
    expect([cartData.cart_alerts.length, cartData.delivery_option.deliveryId]).toEqual([1, 1]);
    const { status, body } = await placeOrder(shop, cart, toCluj(van.option));
    expect([status, Object.keys(body.errors)]).toEqual([422, ["delivery.deliveryid"]]);
    const again = await placeOrder(shop, cart, toCluj(1));
    expect(again.status).toBe(200);
  });
});

describe("orders with an own delivery method", () => {
  it("need no waybill for the shop's own vehicle, and keep name, price and promised day when the method changes", async () => {
    const van = await aMethod(VAN);
    const order = await anOrder(shop, { cart: await aLemonCart(), body: toCluj(van.option) });
    const before = (await staff.get(`/staff/orders/${order.id}`)).body.data;
    expect(before).toMatchObject({ delivery: van.name, delivery_code: van.code });
    await staff.put(`${PATH}/${van.id}`, { name: "Altă mașină", prices: "orice = 99", version: van.version });
    const after = (await staff.get(`/staff/orders/${order.id}`)).body.data;
    expect([after.delivery, after.arrival, after.total]).toEqual([
      before.delivery,
      before.arrival,
      before.total,
    ]);
    await moveTo(shop, order, "confirmed", "preparing");
    const response = await staff.put(`/staff/orders/${order.id}/awb`, {});
    expect(response.body.errors).toEqual({
      awb: ["Comanda se livrează cu mașina magazinului, deci nu are AWB."],
    });
    const shipped = await staff.put(`/staff/orders/${order.id}/status`, { status: "shipped" });
    expect(shipped.body.data.status_code).toBe("shipped");
    const listed = (await staff.get("/staff/orders?delivery=OWN")).body.data as { id: number }[];
    expect(listed.map(({ id }) => id)).toContain(order.id);
    await end({ ...van, version: van.version + 1 });
  });

  it("store the courier's name and tracking URL with the waybill number that staff enter", async () => {
    const courier = await aMethod({ ...COURIER, takes_cash: true });
    const order = await anOrder(shop, { cart: await aLemonCart(), body: toCluj(courier.option) });
    await moveTo(shop, order, "confirmed", "preparing");
    const refused = await staff.put(`/staff/orders/${order.id}/status`, { status: "shipped" });
    expect(refused.body.errors).toEqual({ status: ["Comanda nu are încă un AWB."] });
    await end(courier);
    const { data } = (await staff.put(`/staff/orders/${order.id}/awb`, { awb: "MG 10/2" })).body;
    expect(data).toBeUndefined();
    const typed = (await staff.put(`/staff/orders/${order.id}/awb`, { awb: "MG 102-7" })).body.data;
    expect(typed.awb).toEqual({ awbid: "MG102-7", tracking: "https://curier.example/colet?nr=MG102-7" });
    expect(typed.shipment).toMatchObject({ courier: courier.name });
    const { couriers } = (await staff.get("/staff/couriers/visits")).body.data;
    expect(couriers).toContainEqual(
      expect.objectContaining({
        courier: courier.name,
        name: courier.name,
        parcels: 1,
        can_be_called: false,
      }),
    );
    const unknown = await staff.get("/staff/couriers/Altcineva/handover-list");
    expect(unknown.status).toBe(404);
  });
});
