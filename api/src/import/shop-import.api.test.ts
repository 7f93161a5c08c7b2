import { expect, it } from "vitest";
import { seededPages } from "../testing/odd-seeds.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { aBundle } from "../testing/test-offers.ts";
import { openTestShop } from "../testing/test-shop.ts";

const shop = await openTestShop();

it.each([
  ["payments", { cashOnDelivery: { chargeBani: 900, costBani: 600 } }],
  ["payments", { bankTransfer: { beneficiary: "X", bank: "Y", iban: "RO00" } }],
  ["shipping", { SAMEDAY_HOME: { bands: "none" } }],
  ["feeds", { feeds: [{ name: "compari.xml", key: "scurta", format: "google" }] }],
])("importShop refuses an invalid setting %s", async (key, value) => {
  await expect(shop.api.importShop({ settings: { [key]: value } })).rejects.toThrow(/\S/);
  expect(
    await shop.query("select 1 from setting where key = $1 and value = $2", [key, JSON.stringify(value)]),
  ).toEqual([]);
});

it("visitors do not receive settings outside the contract", async () => {
  await shop.api.importShop({
    settings: { payments: { cashOnDelivery: { chargeBani: 100, costBani: 600 } } },
  });
  const { body } = await shop.get("/utilities/settings");
  expect(Object.keys(body.data)).not.toEqual(expect.arrayContaining(["payments"]));
  expect(JSON.stringify(body)).not.toContain("costBani");
});

it("an import records and touches only rows that it changes", async () => {
  const { categories = [], ...catalogue } = testCatalogue();
  const store = { id: 7, name: "Depozit", countyId: 12, city: "Cluj-Napoca", address: "Str. Lungă 1" };
  const part = {
    ...catalogue,
    ...seededPages(),
    categories,
    stores: [
      { ...store, lat: 46.78, lng: 23.6, schedule: "L-V 9-17", phone: "0264 1", handsOutOrders: true },
    ],
    bundles: [aBundle({ id: 77 })],
    vouchers: [{ code: "FISIER", name: "Cinci", kind: "percent" as const, percent: 5 }],
    homeBlocks: [{ type: "custom_html" as const, html: "<p>Bun venit</p>" }],
  };
  const written = async () => {
    const changes = await shop.query("select id, sentence, actor_kind from change order by id");
    return { changes, touched: await shop.query("select id from change_outbox order by id") };
  };
  await shop.api.importShop(part);
  const before = await written();
  await shop.api.importShop(part);
  expect(await written()).toEqual(before);
  const [{ name } = { name: "" }] = categories;
  await shop.api.importShop({
    ...part,
    categories: categories.map((one) => (one.name === name ? { ...one, sortOrder: 99 } : one)),
    vouchers: part.vouchers.map((voucher) => ({ ...voucher, percent: 6 })),
  });
  const { changes } = await written();
  expect(changes.slice(before.changes.length)).toMatchObject([
    { sentence: `Categoria „${name}” a fost schimbată: ordinea.`, actor_kind: "import" },
    { sentence: "Voucherul „FISIER” a fost schimbat: procentul.", actor_kind: "import" },
  ]);
});
