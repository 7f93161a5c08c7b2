import { beforeAll, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { findProduct } from "./catalog.service.ts";
import { loadVat } from "./catalog.store.ts";

const shop = await openTestShop();
const { db } = shop;
beforeAll(async () => {
  await shop.query(
    "update vat_rate set valid_to = '2027-03-01' where code = 'standard' and valid_to is null",
  );
  await shop.query("insert into vat_rate (code, percent, valid_from) values ('standard', 24, '2027-03-01')");
});

it.each([
  ["2027-02-28T21:59:59Z", 21],
  ["2027-02-28T22:00:00Z", 24],
])("findProduct and loadVat use the Romanian date for VAT at %s: %i", async (time, percent) => {
  const now = new Date(time);
  const product = await findProduct(db, String(PRODUCT.lavender), now);
  const listed = await loadVat(db, [PRODUCT.lavender], now);
  expect([product?.row.vat_percent, listed.get(PRODUCT.lavender)]).toEqual([percent, percent]);
});
