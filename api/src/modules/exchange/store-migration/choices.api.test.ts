import { describe, expect, it } from "vitest";
import { aRead, moveIn, openMigrationFixture } from "./testing/test-migration.ts";

const DAY_MS = 86_400_000;
const day = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const fixture = await openMigrationFixture();
const { shop, staff } = fixture;

const HEAD =
  "ID,Type,SKU,Name,Published,Description,Stock,Weight (kg),Regular price,Sale price,Date sale price starts,Date sale price ends,Categories";
const row = (id: number, categories: string, prices: string): string =>
  `${id},simple,ALES-${id},Ales ${id},1,${"Text lung. ".repeat(20)},5,1,${prices},"${categories}"`;
const productIn = async (id: number) =>
  (
    await shop.query<{ category: string; list: number; asked: number }>(
      `select c.name as category, p.list_price_bani as list, p.price_bani as asked
       from product p join category c on c.id = p.category_id where p.code = 'ALES-' || $1`,
      [id],
    )
  )[0];

describe("migrated categories", () => {
  const CATEGORIES = ["Uncategorized", "Vechi > Unu", "Vechi > Doi", "Vechi > Trei"];
  const content = [HEAD, ...CATEGORIES.map((path, at) => row(at + 1, path, "10,,,"))].join("\n");

  it("migrated categories follow the choice made by staff", async () => {
    const read = await aRead(fixture, "woocommerce", [["produse.csv", content]]);
    expect(read.choices.categories).toEqual([
      { id: "Uncategorized", name: "Uncategorized", category: null },
      { id: "Vechi", name: "Vechi", category: "" },
      { id: "Vechi > Doi", name: "Vechi > Doi", category: "" },
      { id: "Vechi > Trei", name: "Vechi > Trei", category: "" },
      { id: "Vechi > Unu", name: "Vechi > Unu", category: "" },
    ]);
    const [own] = await shop.query<{ id: number; name: string }>(
      "select id, name from category where parent_id is null order by id limit 1",
    );
    const ours = own?.name ?? "";
    const decided = (category: string) => ({
      ...read.choices,
      categories: [
        { id: "Vechi > Unu", category },
        { id: "Vechi > Doi", category: null },
      ],
      version: read.version,
    });
    const wrong = await staff.put(`/staff/store-migrations/${read.id}`, decided(` ${ours}  >  Nimic `));
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { "categories.0.category": [`Nu există categoria „${ours} > Nimic”.`] },
    ]);
    const right = await staff.put(`/staff/store-migrations/${read.id}`, decided(ours.toUpperCase()));
    expect(right.status).toBe(200);
    const chosen = await fixture.findMigration(read.id);
    expect(chosen.choices.categories.map(({ category }) => category)).toEqual([null, "", null, "", ours]);

    const moved = await moveIn(fixture, chosen);
    expect(moved.counts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "category", outcome: "moved", count: 2 }),
        expect.objectContaining({ kind: "category", outcome: "known", count: 1 }),
        expect.objectContaining({ kind: "category", outcome: "left", count: 2 }),
        expect.objectContaining({ kind: "product", outcome: "moved", count: 4 }),
      ]),
    );
    const names = await Promise.all([1, 2, 3, 4].map(async (id) => (await productIn(id))?.category));
    expect(names).toEqual(["De clasificat", ours, "Vechi", "Trei"]);
    const [led] = await shop.query<{ to: string }>(
      "select redirect_to as to from route where path = '/product-category/vechi/doi'",
    );
    expect(led?.to, "the address of a skipped category redirects to its parent").toBe("/vechi");
  });
});

describe("migrated reductions", () => {
  const soon = day(5);
  const content = [
    HEAD,
    row(11, "Reduse", `10,8,,${soon}`),
    row(12, "Reduse", `20,16,,${soon}`),
    row(13, "Reduse", `10,"7,77",,${soon}`),
    row(14, "Reduse", `10,5,${day(2)},${soon}`),
    row(15, "Reduse", "10,6,,"),
    row(16, "Reduse", `10,6,,${day(-1)}`),
  ].join("\n");

  it("migrated reductions keep their end, and equal reductions become one promotion", async () => {
    const moved = await moveIn(fixture, await aRead(fixture, "woocommerce", [["reduse.csv", content]]));
    expect(moved.counts).toContainEqual(
      expect.objectContaining({ kind: "product", outcome: "moved", count: 6 }),
    );
    const promotions = await shop.query<{ name: string; percent: number; bani: number; codes: string }>(
      `select pr.name, pr.percent::float as percent, pr.price_bani as bani, string_agg(p.code, ' ' order by p.code) as codes
       from promotion pr join promotion_product pp on pp.promotion_id = pr.id join product p on p.id = pp.product_id
       where pr.is_published and pr.name like '%WooCommerce' group by pr.id order by pr.id`,
    );
    expect(promotions).toEqual([
      { name: "Reducere 20% din WooCommerce", percent: 20, bani: null, codes: "ALES-11 ALES-12" },
      { name: "Reducere din WooCommerce", percent: null, bani: 777, codes: "ALES-13" },
      { name: "Reducere 50% din WooCommerce", percent: 50, bani: null, codes: "ALES-14" },
    ]);
    const prices = await Promise.all([11, 12, 13, 14, 15, 16].map(productIn));
    expect(prices.map((one) => [one?.list, one?.asked])).toEqual([
      [1000, 800],
      [2000, 1600],
      [1000, 777],
      [1000, 1000],
      [600, 600],
      [1000, 1000],
    ]);
  });

  it("the URL of a migrated reduction contains its end in Romanian time", async () => {
    const [{ slug } = { slug: "" }] = await shop.query<{ slug: string }>(
      "select slug from promotion where name = 'Reducere 20% din WooCommerce'",
    );
    expect(slug).toBe(`woocommerce-20-la-suta-pana-la-${soon.replaceAll("-", "")}2359`);
  });

  it("migrated reductions show no prior price, because this shop never charged it", async () => {
    const rows = await shop.query<{ old: number | null }>(
      "select old_price_bani as old from product_read r join product p on p.id = r.product_id where p.code like 'ALES-1_'",
    );
    expect(rows.every(({ old }) => old === null)).toBe(true);
  });
});

it("a store migration imports long texts completely", async () => {
  const [one] = await shop.query<{ text: string }>(
    "select description as text from product where code = 'ALES-1'",
  );
  expect(one?.text).toContain("Text lung. ".repeat(20).trim());
});
