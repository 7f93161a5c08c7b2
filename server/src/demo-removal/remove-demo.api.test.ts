/** Tests the removal of a demo in which people created and changed records. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCart, anOrderBody, aPlace, placeOrder } from "../../../api/src/testing/test-orders.ts";
import { aPerson } from "../../../api/src/testing/test-staff.ts";
import { databaseUrl as urlOf, TEMPLATE, withServer } from "../../../api/src/testing/template-database.ts";
import { type Answer, openTestShop } from "../../../api/src/testing/test-shop.ts";
import { isFull } from "../../../setup/test-sizes.ts";
import { DEMO } from "../demo.ts";
import { settingsForChild } from "../process-settings.ts";
import { parseSettings, type Settings } from "../settings.ts";
import { planStandIns } from "../stand-ins.ts";
import { refuseWithAccounts } from "./refusals.ts";
import { type Removal, removeDemo } from "./remove-demo.ts";
import { withoutRemovedDemo } from "./removed-demo.ts";

// The server's programs take several seconds to start when all cores are busy.
const PATIENT = { timeout: 120_000 };

const PRODUCTS = 60;
const shop = await openTestShop();
const { databaseUrl } = shop.config;
const folder = await mkdtemp(join(tmpdir(), "curat-demo-"));
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
afterAll(async () => {
  await client.end();
  await rm(folder, { recursive: true, force: true });
});

const countOf = async (table: string): Promise<number> =>
  (await shop.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? NaN;
const settingsFrom = (environment: Record<string, string>): Settings => {
  const parsed = parseSettings({ DATA_DIR: folder, ...environment });
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  return parsed.settings;
};

async function run(
  entry: string,
  args: string[] = [],
  url = databaseUrl,
): Promise<{ code: number; said: string }> {
  const keys = { API_KEY: "k".repeat(24), SEAL_KEY: "s".repeat(32) };
  const environment = { DATABASE_URL: url, DEMO_PRODUCTS: String(PRODUCTS), ...keys };
  const { apiKey = "", sealKey = "", ...settings } = settingsFrom(environment);
  const whole = { ...settings, databaseUrl: url, apiKey, sealKey, databaseConnections: 4, isDev: false };
  const file = fileURLToPath(new URL(`../${entry}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...environment, DATA_DIR: folder, ...settingsForChild(whole) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += String(part)));
  const [code] = await once(child, "close");
  return { code, said: output };
}

/** Sends a write as the owner, which must succeed. Returns the ids of the created records. */
const asOwner = async (
  method: "POST" | "PUT",
  path: string,
  body: object,
): Promise<Record<string, number>> => {
  const answer = await shop.send(method, path, { ...owner, body });
  expect([path, answer.status, answer.body.errors]).toEqual([path, 200, undefined]);
  return answer.body.data;
};
const made = (path: string, body: object) => asOwner("POST", path, body);
async function buy(product: number): Promise<Answer> {
  const [place] = await shop.query<{ id: number; county_id: number }>(
    "select id, county_id from city order by id limit 1",
  );
  const deliveryaddress = aPlace({ countyid: place?.county_id, cityid: place?.id });
  return placeOrder(shop, await aCart(shop, [{ product }]), anOrderBody({ deliveryaddress }));
}

const owner = await aPerson(shop, { permissions: "owner" });
const stored = { product: 0, category: 0, article: 0, changed: 0 };
const take = (agree: (removal: Removal) => boolean): Promise<boolean> =>
  removeDemo(client, { now: new Date(), agree: async (removal) => agree(removal) });
let people = 0;
let invoiced = 0;

beforeAll(async () => {
  // Removes the small catalogue of the tests.
  await shop.query("truncate category, brand, city, store, article, setting, route cascade");
  await shop.query("truncate change, medium cascade");
  const { loadDemo } = await DEMO.filling();
  await loadDemo({ api: shop.api, products: PRODUCTS, now: new Date(), log: () => undefined });

  const category = await made("/staff/categories", { category: "Mături", slug: "maturi-de-mana" });
  const [model] = await shop.query<{ id: number; brand_id: number; url: string }>(
    `select p.id, p.brand_id, i.url from promotion_product pp join product p on p.id = pp.product_id
     join product_picture i on i.product_id = p.id where p.price_bani < p.list_price_bani order by p.id limit 1`,
  );
  const product = await made("/staff/products", {
    name: "Mătură de sorg",
    code: "MS-1",
    brandID: model?.brand_id,
    categoryID: category.categoryID,
    weight_grams: 700,
    size_mm: { width: 300, depth: 60, height: 1_200 },
    list_price: 31.5,
    description: "<p>Legată de mână.</p>",
    pics: [model?.url],
  });
  const id = product.productID ?? 0;
  await made(`/staff/products/${id}/publish`, { version: 1 });
  await made(`/staff/products/${id}/stock`, { reason: "delivery", quantity: 9 });
  const article = await made("/staff/articles", {
    type_id: 32,
    slug: "cum-legam",
    title: "Cum legăm o mătură",
    link_title: "Cum legăm",
    content: "<p>Cu sârmă.</p>",
  });
  const { version: currentVersion } = (await shop.get(`/staff/products/${model?.id}`, owner)).body.data;
  await asOwner("PUT", `/staff/products/${model?.id}`, {
    commercial: "Îl vindem și noi.",
    version: currentVersion,
  });
  const { version } = (await shop.get("/staff/settings/name", owner)).body.data;
  await asOwner("PUT", "/staff/settings/name", { value: "Mopul", version });
  Object.assign(stored, {
    product: id,
    category: category.categoryID,
    article: article.id,
    changed: model?.id,
  });
  await buy(id);
  people = await countOf("staff_member");
  invoiced = await countOf("invoice");
}, 300_000);

describe("a demo", PATIENT, () => {
  it("a demo is not removed while its shop is running or if the user does not confirm", async () => {
    const tried = await run("demo-remove.ts", ["--yes"]);
    expect(tried).toEqual({ code: 1, said: expect.stringContaining("The shop is running") });
    let reported: Removal | undefined;
    expect(await take((removal) => ((reported = removal), false))).toBe(false);
    expect(reported?.kinds).toContainEqual({ name: "products", before: PRODUCTS + 1, after: 2 });
    expect(reported?.kinds).toContainEqual({ name: "invoices", before: invoiced, after: 0 });
    expect(reported?.kinds).toContainEqual({ name: "people", before: people, after: people });
    expect(reported?.keptProducts).toHaveLength(2);
    expect(reported?.ordersSince.count).toBe(1);
    expect(await countOf("product")).toBe(PRODUCTS + 1);
    expect(await countOf("setting where key = 'demoRemoved'")).toBe(0);
  });

  it("a demo is removed except for records that people created or changed and what those need", async () => {
    expect(await take(() => true)).toBe(true);
    await shop.api.reindex();
    const ids = await shop.query("select id from product order by id");
    expect(ids).toEqual([{ id: stored.changed }, { id: stored.product }]);
    for (const table of [
      "orders",
      "invoice",
      "invoice_series",
      "cart",
      "review",
      "voucher",
      "promotion",
      "blog_post",
    ])
      expect([table, await countOf(table)]).toEqual([table, 0]);
    for (const table of [
      "customer",
      "return_request",
      "complaint",
      "landing_page",
      "home_block",
      "top_link",
      "store",
    ])
      expect([table, await countOf(table)]).toEqual([table, 0]);
    expect(await shop.query("select id from article")).toEqual([{ id: stored.article }]);
    expect(await shop.query("select key from setting order by key")).toEqual([
      { key: "demoRemoved" },
      { key: "name" },
    ]);
    expect(await countOf("staff_member")).toBe(people);
    const categories = await shop.query<{ id: number }>("select id from category");
    expect(categories.map(({ id }) => id)).toContain(stored.category);
    expect(categories.length).toBeLessThan(6);
    expect(
      await countOf("medium m where not exists (select from medium_use u where u.address = m.address)"),
    ).toBe(0);
    expect(await countOf("medium")).toBeGreaterThan(0);
    const wrong = await shop.query(
      `select p.id from product p left join (select product_id, sum(quantity) as moved from stock_movement group by 1) m
       on m.product_id = p.id where p.stock <> coalesce(m.moved, 0)`,
    );
    expect(wrong).toEqual([]);
    const strange = await shop.query(
      `select subject_kind, sentence from change c where actor_kind not in ('staff', 'key') and subject_id not in ('name', $1)
         and not (subject_kind in ('category', 'brand', 'parameter'))`,
      [String(stored.changed)],
    );
    expect(strange).toEqual([]);
  });

  it("the removal of a demo leaves the ledgers append-only and is recorded in the history", async () => {
    await expect(shop.query("delete from stock_movement")).rejects.toThrow("stays as it is");
    await expect(shop.query("delete from price_history")).rejects.toThrow("stays as it is");
    const counted =
      "select last_movement_id = (select max(id) from stock_movement) as is_counted, (select max(sold) from product) as sold from sold_count";
    expect(await shop.query(counted)).toEqual([{ is_counted: true, sold: 0 }]);
    const { body } = await shop.get("/staff/changes?subject_kind=first_steps&subject_id=1", owner);
    expect(body.data[0]).toMatchObject({ sentence: "Demonstrația a fost scoasă din magazin." });
  });

  it("a shop can be opened after its demo is removed, and sells the remaining products", async () => {
    expect((await shop.post("/utilities/router", { url: "/articole/cum-legam.html" })).status).toBe(200);
    expect((await shop.get(`/categories/${stored.category}`)).status).toBe(200);
    expect((await shop.get("/utilities/settings")).body.data).toMatchObject({ name: "Mopul" });
    const sold = await buy(stored.product);
    expect([sold.status, sold.body.errors]).toEqual([200, undefined]);
    expect((await shop.get(`/products/${stored.changed}`)).status).toBe(200);
  });

  it("a removed demo is not loaded again and gets no stand-ins", async () => {
    await shop.query("truncate product cascade");
    expect(await run("prepare-data.ts")).toEqual({ code: 0, said: "" });
    expect([await countOf("product"), await countOf("customer")]).toEqual([0, 0]);
    const settings = await withoutRemovedDemo(settingsFrom({ DEMO_PRODUCTS: "1200" }), databaseUrl);
    expect(await planStandIns(settings)).toEqual({});
  });

  it("a demo cannot be removed twice, or from a shop that never had one", async () => {
    await expect(take(() => true)).rejects.toThrow("there is nothing to remove");
    await shop.query("delete from setting where key = 'demoRemoved'");
    await shop.query("delete from medium");
    await expect(take(() => true)).rejects.toThrow("never had a demo");
  });
});

it.skipIf(!isFull())(
  "a demo is removed from the command line while the shop is stopped",
  PATIENT,
  async () => {
    const server = process.env.TEST_DATABASE_URL ?? "";
    const name = `curat_test_${randomBytes(6).toString("hex")}`;
    const url = urlOf(server, name);
    await withServer(server, (one) =>
      one.query(`create database ${name} template ${TEMPLATE} strategy file_copy`),
    );
    try {
      await withServer(url, (one) =>
        one.query(
          "insert into medium (address, kind, provider, name, created_at) values ('/media/icon/drop', 'picture', 'demo', 'drop', now())",
        ),
      );
      const first = await run("demo-remove.ts", ["--yes"], url);
      expect(first).toEqual({ code: 0, said: expect.stringContaining("The demo is removed") });
      expect(first.said).toMatch(/\n {2}products +[1-9]\d* +0\n/);
      const second = await run("demo-remove.ts", ["--yes"], url);
      expect(second).toEqual({ code: 0, said: expect.stringContaining("there is nothing to remove") });
      // The command has no terminal here.
      const requested = await run("demo-remove.ts", [], url);
      expect(requested).toEqual({ code: 1, said: expect.stringContaining("--yes") });
    } finally {
      await withServer(server, (one) => one.query(`drop database ${name} with (force)`));
    }
  },
);

it.each([
  ["https", { SHOP_URL: "https://magazin.example" }],
  ["FAN Courier", { FAN_USERNAME: "mopul", FAN_PASSWORD: "secret", FAN_CLIENT_ID: "7" }],
])("refuseWithAccounts refuses to remove the demo of a shop with %s", (named, environment) => {
  expect(() => refuseWithAccounts(settingsFrom(environment))).toThrow(named);
  expect(() => refuseWithAccounts(settingsFrom({}))).not.toThrow();
});
