import { expect, it } from "vitest";
import { openTestShop } from "../testing/test-shop.ts";

const shop = await openTestShop();

it.each([
  ["payments", { cashOnDelivery: { chargeBani: 900, costBani: 600 } }],
  ["payments", { bankTransfer: { beneficiary: "X", bank: "Y", iban: "RO00" } }],
  ["shipping", { SAMEDAY_HOME: { bands: "none" } }],
  ["feeds", { feeds: [{ name: "compari.xml", key: "scurta", format: "google" }] }],
])("refuses a wrong setting %s when it is written", async (key, value) => {
  await expect(shop.api.importShop({ settings: { [key]: value } })).rejects.toThrow(/\S/);
  expect(
    await shop.query("select 1 from setting where key = $1 and value = $2", [key, JSON.stringify(value)]),
  ).toEqual([]);
});

it("tells visitors only the contract's settings", async () => {
  await shop.api.importShop({
    settings: { payments: { cashOnDelivery: { chargeBani: 100, costBani: 600 } } },
  });
  const { body } = await shop.get("/utilities/settings");
  expect(Object.keys(body.data)).not.toEqual(expect.arrayContaining(["payments"]));
  expect(JSON.stringify(body)).not.toContain("costBani");
});
