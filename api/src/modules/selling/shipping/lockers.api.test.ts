import { FANBOXES, startFan } from "@curat/stand-ins/fan";
import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiContext } from "../../../context.ts";
import { openDatabase } from "../../../db/database.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aCart, anOrder, anOrderBody, PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { syncLockers } from "./locker-sync.ts";

const sameday = await startSameday({ port: 0 });
const fan = await startFan();
const shop = await openTestShop({ sameday: { ...SAMEDAY_ACCOUNT, url: sameday.url }, fan: fan.account });
const database = openDatabase(shop.config.databaseUrl, 4, () => undefined);
afterAll(async () => {
  await database.close();
  await fan.close();
  await sameday.close();
});
const { db } = database;
const context = (changes: Partial<ApiContext["config"]> = {}) =>
  // `syncLockers` uses only the database, the clock and the courier account.
  ({
    db,
    now: () => new Date(),
    config: { ...shop.config, ...changes },
    log: () => undefined,
  }) as unknown as ApiContext;
const find = async (query: string) => (await shop.get(`/shipping/lockers${query}`)).body.data;
const cities = (lockers: { city: string }[]) => [...new Set(lockers.map(({ city }) => city))];
const CLUJ = 12;
const BUCHAREST = 40;

it("the shop offers no lockers and no easybox before the first sync", async () => {
  expect(await find("")).toEqual([]);
  const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
  const { body } = await shop.get("/cart", { cart });
  expect(JSON.stringify(body.data.delivery_options)).not.toContain("SAMEDAY_EASYBOX");
});

describe("synchronising lockers", () => {
  it("a sync runs when the worker starts if no lockers are stored", async () => {
    const worker = await shop.api.startWorker();
    await expect.poll(() => find("")).toHaveLength(50);
    await worker.stop();
  });

  it("concurrent syncs store every locker once", async () => {
    const reports = await Promise.all([
      syncLockers(context(), "sameday"),
      syncLockers(context(), "sameday"),
      syncLockers(context(), "sameday"),
    ]);
    expect(reports.every((report) => report?.ok)).toBe(true);
    const [counted] = await shop.query<{ all: number; active: number }>(
      "select count(*)::int as all, count(*) filter (where is_active)::int as active from locker where courier = 'sameday'",
    );
    expect(counted).toEqual({ all: counted?.active, active: reports[0]?.ok ? reports[0].active : 0 });
  });

  it("a sync deactivates lockers missing from the list and reactivates those that return", async () => {
    const [{ lockerId }] = await find(`?countyID=${CLUJ}&q=turda`);
    await shop.query(
      'insert into locker select (jsonb_populate_record(l, \'{"id": "old", "synced_at": "2020-01-01"}\')).* from locker l where id = $1',
      [lockerId],
    );
    await shop.query("update locker set is_active = false where id = $1", [lockerId]);
    expect(await syncLockers(context(), "sameday")).toMatchObject({ ok: true, gone: 1 });
    expect(
      await shop.query("select id, is_active from locker where id = any($1) order by id", [
        [lockerId, "old"],
      ]),
    ).toEqual([
      { id: lockerId, is_active: true },
      { id: "old", is_active: false },
    ]);
  });

  it("a sync changes nothing when the courier does not respond or no account is configured", async () => {
    const before = await shop.query("select id, is_active, synced_at from locker order by id");
    const nowhere = { ...SAMEDAY_ACCOUNT, url: "http://127.0.0.1:1" };
    expect(await syncLockers(context({ sameday: nowhere }), "sameday")).toEqual({
      ok: false,
      message: "Sameday nu răspunde. Încearcă mai târziu.",
    });
    expect(await syncLockers(context({ sameday: undefined }), "sameday")).toBeUndefined();
    expect(await shop.query("select id, is_active, synced_at from locker order by id")).toEqual(before);
  });

  it("a sync with an older list does not overwrite newer data", async () => {
    const before = await shop.query("select id, is_active, synced_at from locker order by id");
    const late = { ...context(), now: () => new Date("2026-01-01T00:00:00Z") };
    expect(await syncLockers(late, "sameday")).toMatchObject({ ok: true, gone: 0 });
    expect(await shop.query("select id, is_active, synced_at from locker order by id")).toEqual(before);
  });
});

describe("the list of lockers", () => {
  beforeAll(async () => {
    await syncLockers(context(), "sameday");
  });

  it("a listed locker has its address, position, schedule and cash on delivery flag", async () => {
    const [one] = await find(`?countyID=${CLUJ}&city=apahida`);
    expect(one).toEqual({
      lockerId: expect.stringMatching(/^\d+$/),
      name: expect.stringMatching(/^easybox /),
      address: expect.stringMatching(/ nr\. \d+$/),
      city: "Apahida",
      countyid: CLUJ,
      county: "Cluj",
      zipcode: expect.stringMatching(/^407\d{3}$/),
      lat: expect.closeTo(46.81, 1),
      lng: expect.closeTo(23.74, 1),
      schedule: expect.stringMatching(/^(non-stop|luni – sâmbătă 08:00–22:00)$/),
      cashOnDelivery: expect.any(Boolean),
      distance: null,
    });
  });

  it.each([
    ["?q=Timisoara", ["Timișoara"]],
    ["?q=TIMIȘOARA", ["Timișoara"]],
    ["?q=timişoara", ["Timișoara"]],
    ["?q=%20targu%20%20mures%20", ["Târgu Mureș"]],
    [`?countyID=${BUCHAREST}&city=sectorul 3`, ["Sectorul 3"]],
    [`?countyID=${BUCHAREST}&city=Cluj-Napoca`, []],
    ["?city=cluj napoca", ["Cluj-Napoca"]],
    ["?q=%25", []],
    ["?countyID=9999", []],
    ["?q=nicăieri", []],
  ])("the list of lockers for %s covers the places %j", async (query, expected) => {
    const found = await find(query);
    // "%" contains no word, so the list is not filtered.
    expect(cities(found)).toEqual(query === "?q=%25" ? cities(await find("")) : expected);
  });

  it("a lookup by number returns the locker only while it is active", async () => {
    const [{ lockerId }] = await find("?city=iasi");
    const byNumber = async () =>
      (await find(`?lockerId=${lockerId}`)).map(({ city }: { city: string }) => city);
    expect(await byNumber()).toEqual(["Iași"]);
    await shop.query("update locker set is_active = false where id = $1", [lockerId]);
    expect(await byNumber()).toEqual([]);
    await shop.query("update locker set is_active = true where id = $1", [lockerId]);
  });

  it("the list of lockers matches words of name, address and place in any order", async () => {
    const [{ name, address, city, lockerId }] = await find("?city=iasi");
    const words = `${address.split(" ")[1]} ${city} ${name.split(" ")[1]}`;
    const found = await find(`?q=${encodeURIComponent(words)}`);
    expect(found.map((one: { lockerId: string }) => one.lockerId)).toContain(lockerId);
  });

  it("the list of lockers is sorted by distance if a point is given", async () => {
    const found = await find("?lat=46.77&lng=23.6");
    expect(found).toHaveLength(50);
    const distances = found.map(({ distance }: { distance: number }) => distance);
    expect(distances).toEqual(distances.toSorted((one: number, other: number) => one - other));
    expect(distances[0]).toBeLessThan(5);
    expect(cities(found)[0]).toBe("Cluj-Napoca");
    const [bucharest] = await find(`?lat=46.77&lng=23.6&countyID=${BUCHAREST}`);
    // Straight-line distance from Cluj-Napoca in kilometres.
    expect(bucharest.distance).toBeGreaterThan(300);
    expect(bucharest.distance).toBeLessThan(340);
  });

  it("without a point, the list of lockers is sorted by county, place and name", async () => {
    const places = cities(await find(""));
    expect(places.slice(0, 3)).toEqual(["Alba Iulia", "Arad", "Pitești"]);
  });

  it("with cod=1, the list of lockers contains only those with cash on delivery", async () => {
    const all = await find(`?countyID=${CLUJ}`);
    const cash = await find(`?countyID=${CLUJ}&cod=1`);
    expect(cash.length).toBeLessThan(all.length);
    expect(cash).toEqual(all.filter((one: { cashOnDelivery: boolean }) => one.cashOnDelivery));
  });

  it.each([
    ["?lat=abc&lng=23", { lat: ["Câmpul Latitudine nu este valid."] }],
    ["?lat=91&lng=23", { lat: ["Câmpul Latitudine nu este valid."] }],
    ["?lat=46&lng=-181", { lng: ["Câmpul Longitudine nu este valid."] }],
    ["?lat=46", { lng: ["Câmpul Longitudine este obligatoriu."] }],
    ["?lng=23", { lat: ["Câmpul Latitudine este obligatoriu."] }],
    ["?countyID=Cluj", { countyID: ["Câmpul Județ nu este valid."] }],
    ["?countyID=-1", { countyID: ["Câmpul Județ nu este valid."] }],
    [`?q=${"a".repeat(201)}`, { q: ["Câmpul Caută nu este valid."] }],
    ["?q=a&q=b", { q: ["Câmpul Caută nu este valid."] }],
    [
      "?lat=Infinity&lng=NaN",
      { lat: ["Câmpul Latitudine nu este valid."], lng: ["Câmpul Longitudine nu este valid."] },
    ],
  ])("the list of lockers refuses %s with 422", async (query, errors) => {
    expect(await shop.get(`/shipping/lockers${query}`)).toMatchObject({ status: 422, body: { errors } });
  });

  it("the list of lockers treats empty form fields as missing", async () => {
    expect(await find("?countyID=&city=&q=&lat=&lng=&cod=")).toEqual(await find(""));
  });
});

describe("FANboxes", () => {
  const FANBOX = "deliveryCode=FAN_FANBOX";
  const optionsOf = async (cart: string, query = "") =>
    (await shop.get(`/cart/change?${query}`, { cart })).body.data;

  it("are listed only for FANbox delivery", async () => {
    await Promise.all([syncLockers(context(), "sameday"), syncLockers(context(), "fan")]);
    const [one] = await find(`?delivery=FAN_FANBOX&countyID=${CLUJ}`);
    expect(one).toMatchObject({ lockerId: expect.stringMatching(/^fan-F1/), cashOnDelivery: true });
    expect(await find(`?lockerId=${one.lockerId}`)).toEqual([]);
    expect(JSON.stringify(await find(""))).not.toContain("FANbox");
    expect((await shop.get("/shipping/lockers?delivery=FAN_HOME")).status).toBe(422);
  });

  it("are offered once they have a tariff, and FANbox delivery accepts only a FANbox", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    expect(JSON.stringify(await optionsOf(cart))).not.toContain("FANbox");
    const tariff = { bands: [{ maxGrams: 20_000, bani: 11_99 }], extraKilogramBani: 1_00, countyBani: {} };
    await shop.api.importShop({ settings: { ...PAYMENT_SETTINGS, shipping: { FAN_FANBOX: tariff } } });
    const [easybox] = await find(`?countyID=${CLUJ}`);
    await optionsOf(cart, `deliveryCode=SAMEDAY_EASYBOX&lockerId=${easybox.lockerId}`);
    const moved = await optionsOf(cart, FANBOX);
    expect(moved.delivery_options).toContainEqual(
      expect.objectContaining({ deliveryId: 4, deliveryDescription: "FANbox", courierDeliveryTax: 11.99 }),
    );
    expect([moved.collect_point, moved.delivery_messages]).toEqual([null, []]);
    const [fanbox] = await find(`?delivery=FAN_FANBOX&countyID=${CLUJ}`);
    const chosen = await optionsOf(cart, `${FANBOX}&lockerId=${fanbox.lockerId}`);
    expect(chosen.collect_point).toEqual({ lockerId: fanbox.lockerId });
  });

  it("an order to a FANbox gets a waybill for that FANbox", async () => {
    const [{ lockerId }] = await find(`?delivery=FAN_FANBOX&countyID=${CLUJ}`);
    const delivery = { deliveryid: 4 };
    const { id } = await anOrder(shop, {
      lines: [{ product: PRODUCT.lavender }],
      body: anOrderBody({ delivery, selected_store: lockerId }),
    });
    await shop.staff.put(`/staff/orders/${id}/status`, { status: "confirmed" });
    const { status } = await shop.staff.put(`/staff/orders/${id}/awb`, {});
    expect(status).toBe(200);
    const address = { pickupLocationId: lockerId.replace("fan-", ""), streetNo: expect.any(String) };
    expect(fan.shipments.at(-1)).toMatchObject({
      info: { service: expect.stringMatching(/^FANbox/), options: ["V"], packages: { parcel: 1 } },
      recipient: { address },
    });
    expect(FANBOXES.map((box) => box.id)).toContain(address.pickupLocationId);
  });
});
