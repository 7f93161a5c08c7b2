import { gzipSync } from "node:zlib";
import { HEADERS } from "@curat/contract/headers.values";
import { describe, expect, it } from "vitest";
import {
  aRead,
  type MigrationFixture,
  moveIn,
  openMigrationFixture,
  sample,
  type Shown,
  upload,
} from "./testing/test-migration.ts";
import { aPicture, zipOf } from "../../../testing/test-zip.ts";

const outcomes = ({ counts }: Shown) =>
  Object.fromEntries(counts.map(({ kind, outcome, count }) => [`${kind} ${outcome}`, count]));

async function everything({ shop }: MigrationFixture): Promise<unknown> {
  const tables = [
    "product",
    "category",
    "brand",
    "parameter",
    "parameter_value",
    "customer",
    "customer_address",
    "customer_company",
    "orders",
    "order_line",
    "route",
    "stock_movement",
    "medium",
    "migrated_record",
  ];
  const rows = tables.map((table) => shop.query(`select * from ${table} t order by t::text`));
  return Promise.all(rows);
}

async function login({ shop }: MigrationFixture, email: string, password: string) {
  const { status, body } = await shop.post("/user/auth/login", { email, password });
  const headers = { [HEADERS.userToken]: String(body.data?.user_token) };
  return { status, orders: status === 200 ? (await shop.get("/user/orders", { headers })).body.data : [] };
}

const led = async ({ shop }: MigrationFixture, path: string) =>
  (await shop.query<{ to: string }>("select redirect_to as to from route where path = $1", [path]))[0]?.to;

describe("migrating a WooCommerce shop", async () => {
  const fixture = await openMigrationFixture();
  const { shop } = fixture;
  const files: [string, string | Uint8Array<ArrayBuffer>][] = [
    ["vechi.sql.gz", new Uint8Array(gzipSync(sample("woocommerce.sql")))],
    ["imagini.zip", zipOf({ "uploads/2024/03/burete.jpg": await aPicture() })],
  ];

  it("a store migration reads the export without writing into the shop", async () => {
    const before = await everything(fixture);
    const read = await aRead(fixture, "woocommerce", files);
    expect(read).toMatchObject({ stage: "read", notes: [], job: { state: "done" } });
    expect(outcomes(read)).toEqual({
      "category waiting": 3,
      "product waiting": 2,
      "customer waiting": 2,
      "order waiting": 3,
    });
    expect(read.choices).toMatchObject({
      prices_with_vat: true,
      vat: [{ name: "", code: "standard" }],
      statuses: [
        { name: "wc-cancelled", outcome: "cancelled" },
        { name: "wc-completed", outcome: "delivered" },
      ],
    });
    expect(await everything(fixture)).toEqual(before);
  });

  it("a store migration imports products with variants, pictures, stock, people and orders", async () => {
    const moved = await moveIn(fixture, await aRead(fixture, "woocommerce", files));
    expect([moved.stage, moved.job.state, moved.files]).toEqual(["moved", "done", []]);
    expect(outcomes(moved)).toEqual({
      "category moved": 3,
      "product moved": 2,
      "customer moved": 2,
      "order moved": 3,
    });
    const products = await shop.query(
      `select p.code, p.name, p.slug, p.list_price_bani, p.stock, p.weight_grams, p.is_published, p.variant_values, c.name as category, b.name as brand,
         p.master_id = min(p.id) over (partition by p.master_id) as of_first, (select count(*)::int from product_picture where product_id = p.id) as pictures
       from product p join category c on c.id = p.category_id join brand b on b.id = p.brand_id
       where p.code like 'BUR-%' or p.code like 'DET-%' order by p.id`,
    );
    const variant = { category: "Detergenți", brand: "Luciu", of_first: true, is_published: false };
    expect(products).toMatchObject([
      {
        code: "BUR-01",
        slug: "burete-dubla-fata",
        list_price_bani: 450,
        stock: 40,
        weight_grams: 50,
        category: "Bureți",
        pictures: 1,
      },
      {
        ...variant,
        code: "DET-01-1",
        name: "Detergent vase, 1 l",
        list_price_bani: 1299,
        stock: 12,
        variant_values: { Volum: "1 l" },
      },
      {
        ...variant,
        code: "DET-01-5",
        name: "Detergent vase, 5 l",
        list_price_bani: 4990,
        stock: 3,
        variant_values: { Volum: "5 l" },
      },
    ]);
    const wrong = await shop.query(
      `select p.id from product p join (select product_id, sum(quantity) as moved from stock_movement group by 1) m on m.product_id = p.id
       where p.stock <> m.moved`,
    );
    expect(wrong).toEqual([]);
  });

  it("a store migration reports records that were imported incompletely", async () => {
    const [{ id } = { id: 0 }] = await shop.query<{ id: number }>(
      "select max(id)::int as id from store_migration",
    );
    const { body } = await shop.get(`/staff/store-migrations/${id}/records?kind=product`, fixture.staff);
    expect(body.data.map(({ why }: { why: string }) => why)).toEqual([
      "Codul de bare 5941234567899 nu este un EAN-13 valid sau aparține altui produs. Nepublicat: lipsesc date cerute de lege; vezi pagina produsului.",
      expect.stringContaining("DET-01-5"),
    ]);
  });

  it("a store migration lets customers log in with their old passwords", async () => {
    expect((await login(fixture, "maria@example.com", "altă parolă")).status).toBe(422);
    const maria = await login(fixture, "maria@example.com", "parolă veche");
    expect(maria.orders).toMatchObject([
      { status: "Livrată", payment_state: "paid", total: 82.88, items: [{ quantity: 2 }, { quantity: 1 }] },
    ]);
    expect((await login(fixture, "dan@example.com", "parola nouă")).status).toBe(200);
    expect(await shop.query("select 1 from customer where email = 'sef@example.com'")).toEqual([]);
  });

  it("a store migration sends no email and issues no invoice", async () => {
    const jobs = await shop.query<{ task: string }>(
      "select task_identifier as task from graphile_worker.jobs",
    );
    expect(jobs.filter(({ task }) => task !== "run_background_job")).toEqual([]);
    expect(await shop.query("select 1 from invoice")).toEqual([]);
  });

  it("a store migration redirects old URLs to the new ones", async () => {
    expect(await led(fixture, "/produs/burete-dubla-fata")).toBe("/burete-dubla-fata");
    expect(await led(fixture, "/produs/detergent-vase")).toBe("/detergent-vase-1-l");
    expect(await led(fixture, "/categorie-produs/bucatarie/bureti")).toBe("/bucatarie/bureti");
    const { body } = await shop.post("/utilities/router", { url: "/produs/burete-dubla-fata" });
    expect(body.data).toMatchObject({ url: "/burete-dubla-fata" });
  });

  it("a store migration changes nothing when it is repeated", async () => {
    const before = await everything(fixture);
    const again = await moveIn(fixture, await aRead(fixture, "woocommerce", files));
    expect(outcomes(again)).toEqual({
      "category known": 3,
      "product known": 2,
      "customer known": 2,
      "order known": 3,
    });
    expect(await everything(fixture)).toEqual(before);
  });

  it("a store migration records its author and deletes the export's personal data", async () => {
    const actors = await shop.query<{ name: string }>(
      "select distinct actor_name as name from change where subject_kind in ('product', 'category', 'customer', 'order') and sentence not like '%schimbat%'",
    );
    expect(actors.map(({ name }) => name)).toContain(fixture.staff.name);
    expect(
      await shop.query(
        "select 1 from store_migration_record r join store_migration m on m.id = r.store_migration_id and m.stage = 'moved' where record is not null",
      ),
    ).toEqual([]);
    expect(
      await shop.query(
        "select 1 from store_migration_file f join store_migration m on m.id = f.store_migration_id and m.stage = 'moved'",
      ),
    ).toEqual([]);
  });
});

describe("migrating a PrestaShop shop", async () => {
  const fixture = await openMigrationFixture();
  const { shop } = fixture;

  it("a PrestaShop migration imports net prices, passwords hashed with the shop's cookie key, and guest orders", async () => {
    const read = await aRead(fixture, "prestashop", [["ps.sql", sample("prestashop.sql")]]);
    expect(read.choices).toMatchObject({
      prices_with_vat: false,
      vat: [
        { name: "RO Reduced Rate (9%)", code: "reduced" },
        { name: "RO Standard Rate (19%)", code: "standard" },
      ],
    });
    const moved = await moveIn(fixture, read, "CookieKeyDeProba123");
    expect(outcomes(moved)).toEqual({
      "category moved": 2,
      "product moved": 2,
      "customer moved": 2,
      "order moved": 2,
    });
    expect(moved.choices.has_cookie_key).toBe(false);
    const prices = await shop.query(
      "select code, list_price_bani as bani, vat_code as vat from product where code like 'DET-02%' or code like 'prestashop%' order by id",
    );
    expect(prices).toEqual([
      { code: "DET-02-1", bani: 1299, vat: "standard" },
      { code: "DET-02-5", bani: 4989, vat: "standard" },
      { code: "prestashop-6", bani: 222, vat: "reduced" },
    ]);
    expect((await login(fixture, "elena@example.com", "parola mea de vară")).orders).toMatchObject([
      { status: "Livrată" },
    ]);
    expect((await login(fixture, "radu@example.com", "parola din 2015")).status).toBe(200);
    expect(
      await shop.query(
        "select 1 from change where coalesce(before::text, '') || coalesce(after::text, '') like '%CookieKey%'",
      ),
    ).toEqual([]);
    expect(await led(fixture, "/detergenti/5-detergent-vase.html")).toBe("/detergent-vase-1-l");
    const guests = await shop.query(
      "select status, customer_id from orders where email = 'oaspete@example.com'",
    );
    expect(guests).toEqual([{ status: "cancelled", customer_id: null }]);
  });
});

describe("migrating a Shopify shop", async () => {
  const fixture = await openMigrationFixture();
  const { shop } = fixture;
  const files = ["products", "customers", "orders"].map((name): [string, string] => [
    `${name}.csv`,
    sample(`shopify-${name}.csv`),
  ]);

  it("a Shopify migration skips the orders that staff exclude", async () => {
    const read = await aRead(fixture, "shopify", files);
    const statuses = read.choices.statuses.map((one) =>
      one.name === "refunded" ? { ...one, outcome: "skip" } : one,
    );
    const moved = await moveIn(fixture, { ...read, choices: { ...read.choices, statuses } });
    expect(outcomes(moved)).toEqual({
      "category moved": 3,
      "product moved": 2,
      "customer moved": 1,
      "order moved": 1,
      "order left": 1,
    });
    const { body } = await shop.get(
      `/staff/store-migrations/${moved.id}/records?outcome=left`,
      fixture.staff,
    );
    expect(body.data).toMatchObject([
      { kind: "order", title: "#1002", why: "Comenzile „refunded” rămân în magazinul vechi." },
    ]);
    expect(await led(fixture, "/products/burete")).toBe("/burete");
    const sums = await shop.query(
      "select total_bani, delivery_bani, payment_state from orders where email = 'andrei@example.com'",
    );
    expect(sums).toEqual([{ total_bani: 72_90, delivery_bani: 15_00, payment_state: "paid" }]);
  });

  it("undoing a migration archives products, removes redirects and keeps customers", async () => {
    const [{ id } = { id: 0 }] = await shop.query<{ id: number }>(
      "select max(id)::int as id from store_migration",
    );
    const { job } = await fixture.findMigration(id);
    const undone = await shop.post(`/staff/changes/batches/${job.batch}/undo`, {}, fixture.staff);
    expect(undone.status).toBe(200);
    await fixture.run(undone.body.data.id);
    const left = await shop.query(
      "select code from product where (code like 'BUR-03%' or code like 'DET-03%') and archived_at is null",
    );
    expect(left).toEqual([]);
    expect(await led(fixture, "/products/burete")).toBeUndefined();
    expect(await shop.query("select 1 from customer where email = 'andrei@example.com'")).toHaveLength(1);
  });

  it("a migration refuses files that are not part of an export", async () => {
    const { id } = (await shop.post("/staff/store-migrations", { platform: "shopify" }, fixture.staff)).body
      .data as Shown;
    expect((await shop.post(`/staff/store-migrations/${id}/read`, {}, fixture.staff)).body.errors).toEqual({
      file: ["Adaugă mai întâi un CSV sau o copie a bazei de date."],
    });
    expect((await upload(fixture, id, ["virus.exe", "MZ"])).body.errors).toEqual({
      file: ["Fișierul trebuie să fie CSV, SQL, SQL.GZ sau un ZIP cu imagini."],
    });
    expect((await shop.post(`/staff/store-migrations/${id}/start`, {}, fixture.staff)).status).toBe(422);
    await upload(fixture, id, ["produse.csv", "Handle,Title\nx,X\n"]);
    await shop.post(`/staff/store-migrations/${id}/read`, {}, fixture.staff);
    expect((await shop.post(`/staff/store-migrations/${id}/read`, {}, fixture.staff)).status).toBe(409);
    expect((await upload(fixture, id, ["alte.csv", "a,b\n"])).status).toBe(409);
    await fixture.work(id);
    const { body } = await shop.get(`/staff/store-migrations/${id}/records`, fixture.staff);
    expect(body.data).toMatchObject([
      { title: "X", outcome: "left", why: "Produsul sau variantele lui nu au preț." },
    ]);
  });

  it("a migration refuses choices for a stale version and returns the current ones", async () => {
    const read = await aRead(fixture, "shopify", [["p.csv", "Handle,Title,Variant Price\nscaun,Scaun,10\n"]]);
    const body = { prices_with_vat: false, vat: [], statuses: [], version: read.version };
    expect((await fixture.staff.put(`/staff/store-migrations/${read.id}`, body)).status).toBe(200);
    const stale = await fixture.staff.put(`/staff/store-migrations/${read.id}`, body);
    expect([stale.status, stale.body.data.choices.prices_with_vat]).toEqual([409, false]);
  });

  it("a migration reports an unreadable file and reads the others", async () => {
    const read = await aRead(fixture, "woocommerce", [
      ["rupt.sql.gz", new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3])],
      ["produse.csv", sample("woocommerce-products.csv")],
    ]);
    expect(read.notes[0]).toBe("rupt.sql.gz: arhiva este deteriorată.");
    expect(outcomes(read)).toMatchObject({ "product waiting": 2 });
  });
});
