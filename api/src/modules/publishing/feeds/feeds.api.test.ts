import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { ApiContext } from "../../../context.ts";
import { aProduct, daysAgo, PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import { aPromotion } from "../../../testing/test-promotions.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { addPart, beginFile } from "./public-file.store.ts";
import { compariFaults, googleFaults, googleProducts } from "./testing/feed-checker.ts";
import { writePublicFiles } from "./write-public-files.service.ts";

const KEY = "o-cheie-lunga-pentru-comparatorul-de-preturi";
const ITEM =
  "{id}|{code}|{barcode}|{title}|{url}|{brand}|{category}|{price}|{oldprice}|{promo_to}|{net_quantity}|{delivery_price}\n";
const TEMPLATE = { header: "", item: ITEM, footer: "", escape: "xml" } as const;

const shop = await openTestShop();
const { db } = shop;

async function write(minutes = 0): Promise<number> {
  const now = () => new Date(Date.now() + minutes * 60_000);
  return await writePublicFiles({ db, now, config: shop.config } as ApiContext);
}
const rewrite = () => write(11);

async function textOf(name: string, key?: string): Promise<string> {
  const file = await shop.api.findPublicFile({ name, key });
  if (typeof file === "string") throw new Error(`${name} is ${file}.`);
  const parts: Buffer[] = [];
  for await (const part of file.parts()) parts.push(part);
  expect(Buffer.concat(parts)).toHaveLength(file.bytes);
  return gunzipSync(Buffer.concat(parts)).toString();
}
async function lines(): Promise<Map<number, string[]>> {
  const text = await textOf("feed/comparator.xml", KEY);
  return new Map(
    text
      .trim()
      .split("\n")
      .map((line) => [Number.parseInt(line, 10), line.split("|")]),
  );
}
const pathsOf = (xml: string) =>
  [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
const priced = (bani: number) => {
  const towels = testCatalogue().products?.find(({ id }) => id === PRODUCT.towels);
  const prices = [...(towels?.prices ?? []), { bani, from: new Date() }];
  return shop.api.importShop({ products: [aProduct({ ...towels, id: PRODUCT.towels, prices })] });
};

beforeAll(async () => {
  await shop.api.importShop(testCatalogue());
  await shop.api.importShop({
    settings: {
      feeds: {
        robots: { search: true, assistants: false, training: false },
        feeds: [
          { name: "google.xml", key: null, format: "google" },
          { name: "comparator.xml", key: KEY, format: "template", template: TEMPLATE },
        ],
      },
    },
  });
});

it("the first run of the task writes each public file once", async () => {
  expect(await shop.api.findPublicFile({ name: "feed/google.xml" })).toBe("unwritten");
  expect(await shop.api.findPublicFile({ name: "sitemap.xml" })).toBe("unwritten");
  expect(await write()).toBe(5);
  expect(await write()).toBe(0);
  expect(await textOf("feed/google.xml")).toMatch(/^<\?xml.*<\/rss>\n$/s);
});

describe("sitemap", () => {
  it("the sitemap lists its files, which list the URLs of existing pages", async () => {
    const files = pathsOf(await textOf("sitemap.xml"));
    expect(files).toEqual(["/sitemap/pagini.xml", "/sitemap/produse-1.xml"]);
    const pages = pathsOf(await textOf("sitemap/pagini.xml"));
    expect(pages).toEqual(expect.arrayContaining(["/", "/promotii", "/pachete", "/blog"]));
    for (const url of pathsOf(await textOf("sitemap/produse-1.xml")))
      expect((await shop.post("/utilities/router", { url })).body).toMatchObject({ statusCode: 200 });
  });

  it("the sitemap omits unpublished products and disabled features", async () => {
    const products = testCatalogue().products?.map((product) =>
      product.id === PRODUCT.towels ? { ...product, isPublished: false } : product,
    );
    const before = pathsOf(await textOf("sitemap/produse-1.xml")).length;
    await shop.api.importShop({ products, settings: { flags: { blog: false, bundles: false } } });
    await rewrite();
    expect(pathsOf(await textOf("sitemap/produse-1.xml"))).toHaveLength(before - 1);
    const pages = pathsOf(await textOf("sitemap/pagini.xml"));
    expect(pages.filter((path) => /blog|pachete/.test(path))).toEqual([]);
    await shop.api.importShop({ ...testCatalogue(), settings: { flags: { blog: true, bundles: true } } });
    await rewrite();
  });

  it("the sitemap omits pages that search engines must not show, or show under another address", async () => {
    const made = await shop.staff.post("/staff/brands", {
      brand: "Ascunsă",
      slug: "ascunsa",
      manufacturer: { name: "Ascuns SRL", address: "Str. Lungă 1, Cluj", email: "a@ascuns.example" },
      noindex: true,
    });
    const { version, fields } = (await shop.staff.get(`/staff/products/${PRODUCT.towels}`)).body.data;
    const changed = { version, canonical: "/prosoape" };
    expect((await shop.staff.put(`/staff/products/${PRODUCT.towels}`, changed)).status).toBe(200);
    await rewrite();
    expect(pathsOf(await textOf("sitemap/pagini.xml"))).not.toContain(made.body.data.url);
    expect(pathsOf(await textOf("sitemap/produse-1.xml"))).not.toContain(`/${fields.slug}`);
    const towels = testCatalogue().products?.find(({ id }) => id === PRODUCT.towels);
    await shop.api.importShop({
      products: [aProduct({ ...towels, id: PRODUCT.towels, canonical: "" })],
    });
    await rewrite();
  });

  it.each(["produse-2.xml", "produse-0.xml", "altceva.xml", "pagini", "pagini.xml\0"])(
    "the sitemap has no file %s",
    async (file) => {
      expect(await shop.api.findPublicFile({ name: `sitemap/${file}` })).toBe("unknown");
    },
  );
});

describe("feeds", () => {
  it("a feed contains the data of the product's own page", async () => {
    const { data: page } = (await shop.get(`/products/${PRODUCT.lavender}`)).body;
    expect((await lines()).get(PRODUCT.lavender)?.slice(1, 8)).toEqual([
      page.code,
      page.barcode ?? "",
      page.info.product,
      `${shop.config.shopUrl}${page.info.url}`,
      page.brand,
      page.breadcrumbs.map(({ name }: { name: string }) => name).join(" &gt; "),
      page.price.toFixed(2),
    ]);
  });

  it("a feed shows a changed price after ten minutes and is not rewritten without a change", async () => {
    await priced(44_00);
    const seconds = async () => (await lines()).get(PRODUCT.towels)?.[7];
    expect(await write(9)).toBe(0);
    expect(await seconds()).not.toBe("44.00");
    expect(await rewrite()).toBe(5);
    expect(await seconds()).toBe("44.00");
    expect(await rewrite()).toBe(0);
    // Scheduled content sends no change notification, so it appears within a day.
    expect(await write(25 * 60)).toBe(5);
  });

  it("a feed contains every product once, even with many products", async () => {
    const more = Array.from({ length: 1_005 }, (_, index) =>
      aProduct({ id: 5_000 + index, description: randomBytes(900).toString("base64") }),
    );
    await shop.api.importShop({ products: more });
    await rewrite();
    const text = await textOf("feed/google.xml");
    const [{ parts } = { parts: 0 }] = await shop.query<{ parts: number }>(
      "select max(position) as parts from public_file_part",
    );
    expect(parts).toBeGreaterThan(1);
    expect(new Set(text.match(/<g:id>[^<]*/g)).size).toBe(text.match(/<item>/g)?.length);
    expect((await lines()).size).toBeGreaterThan(1_005);
  });

  it("a feed charges no delivery above the free limit, otherwise the home delivery price", async () => {
    const dear = aProduct({ id: 900, prices: [{ bani: 200_01, from: new Date("2026-01-01") }] });
    await shop.api.importShop({ products: [dear] });
    await rewrite();
    const found = await lines();
    expect(Number(found.get(900)?.[11])).toBe(0);
    expect(Number(found.get(PRODUCT.lavender)?.[11])).toBeGreaterThan(0);
  });

  it("a feed dates a reduced price by the cheapest promotion, percentage or fixed price", async () => {
    const [long, short] = [
      { startsAt: daysAgo(2), endsAt: daysAgo(-9) },
      { startsAt: daysAgo(3), endsAt: daysAgo(-4) },
    ];
    const gift = { productId: PRODUCT.lavender, quantity: 1, condition: { kind: "product" } } as const;
    const before = { bani: 100_00, from: daysAgo(200) };
    await shop.api.importShop({
      products: [
        aProduct({ id: 910, prices: [before] }),
        aProduct({ id: 911, prices: [before] }),
        aProduct({ id: 912, prices: [before, { bani: 60_00, from: daysAgo(5) }] }),
      ],
      promotions: [
        aPromotion({ id: 91, ...long, percent: null, fixedBani: 60_00, productIds: [910, 911] }),
        aPromotion({ id: 92, ...short, percent: 10, productIds: [911] }),
        aPromotion({ id: 93, ...short, percent: null, gift, productIds: [912] }),
      ],
    });
    await rewrite();
    const found = await lines();
    const reduced = ["60.00", "100.00", long.endsAt.toISOString()];
    expect(found.get(910)?.slice(7, 10)).toEqual(reduced);
    expect(found.get(911)?.slice(7, 10)).toEqual(reduced);
    expect(found.get(912)?.slice(7, 10)).toEqual(["60.00", "100.00", ""]);
  });

  it("staff see what each feed contains, and a feed is rewritten at once when a promotion ends", async () => {
    const endsAt = new Date(Date.now() + 8 * 60_000);
    const prices = [{ bani: 100_00, from: daysAgo(200) }];
    await shop.api.importShop({
      products: [920, 921, 922].map((id) => aProduct({ id, prices })),
      promotions: [
        aPromotion({
          id: 94,
          startsAt: daysAgo(1),
          endsAt,
          percent: null,
          fixedBani: 80_00,
          productIds: [920],
        }),
      ],
      settings: {
        feeds: {
          feeds: [
            { name: "google.xml", key: null, format: "google" },
            { name: "compari.xml", key: KEY, format: "compari", hasSoldOut: false },
            { name: "comparator.xml", key: KEY, format: "template", template: TEMPLATE },
          ],
        },
      },
    });
    await shop.query("delete from product_read where product_id >= 5000");
    await shop.query("update product_read set is_buyable = false where product_id = 921");
    await shop.query("delete from product_picture where product_id = 922");
    await shop.query("delete from public_file where name like 'feed/%'");
    await shop.query("delete from feed_fetch");
    await write();
    const feeds = async () => (await shop.staff.get("/staff/feeds")).body.data;
    const [unread] = await feeds();
    expect(unread).toMatchObject({ name: "google.xml", fetched_at: null, valid_until: endsAt.toISOString() });
    const google = await textOf("feed/google.xml");
    expect(googleFaults(google)).toEqual([]);
    expect(compariFaults(await textOf("feed/compari.xml", KEY))).toEqual([]);
    const all = (await lines()).size;
    const [read, compared] = await feeds();
    expect(read.fetched_at).not.toBeNull();
    expect(read.products).toBe(googleProducts(google).length);
    const omitted = (
      feed: { omitted: { reason: string; count: number; first: { id: number }[] }[] },
      reason: string,
    ) => feed.omitted.find((one) => one.reason === reason);
    expect(omitted(read, "no-picture")?.first.map(({ id }) => id)).toContain(922);
    expect(read.products + (omitted(read, "no-picture")?.count ?? 0)).toBe(all);
    expect(compared).toMatchObject({ format: "compari", is_secret: true });
    expect(omitted(compared, "sold-out")?.first.map(({ id }) => id)).toContain(921);
    expect(JSON.stringify(await feeds())).not.toContain(KEY);
    const newest = async () =>
      (
        await shop.query<{ id: number }>(
          "select max(id)::int as id from public_file where name = 'feed/google.xml'",
        )
      )[0]?.id ?? 0;
    const before = await newest();
    await shop.query("insert into change_outbox (product_id) values (920)");
    await write(1);
    expect(await newest()).toBe(before);
    await write(8.5);
    expect(await newest()).toBeGreaterThan(before);
  });

  it("a feed requires its secret key and is removed with its setting", async () => {
    for (const key of [undefined, "", "gresita", `${KEY}x`])
      expect(await shop.api.findPublicFile({ name: "feed/comparator.xml", key })).toBe("unknown");
    expect(await shop.api.findPublicFile({ name: "feed/google.xml", key: KEY })).toBe("unknown");
    const names = await shop.query<{ name: string }>("select name from public_file");
    expect(JSON.stringify(names)).not.toContain(KEY);
    await shop.api.importShop({ settings: { feeds: { feeds: [] } } });
    await rewrite();
    expect(await shop.query("select from public_file where name like 'feed/%'")).toEqual([]);
    expect(await shop.api.findPublicFile({ name: "feed/google.xml" })).toBe("unknown");
  });
});

describe("writing public files", () => {
  const name = "sitemap.xml";
  const aFile = { name, version: "1", contentType: "text/plain", former: 1_000_000 };

  it("only one of two concurrent workers writes a public file", async () => {
    await priced(45_00);
    const counts = await Promise.all([rewrite(), rewrite()]);
    expect(counts[0] + counts[1]).toBe(3);
    expect(await shop.query("select from public_file where written_at is null")).toEqual([]);
  });

  it("a worker does not start a file that another worker has finished in the meantime", async () => {
    await rewrite();
    const former = (
      await shop.query("select max(id)::int - 1 as id from public_file where name = $1", [name])
    )[0]?.id;
    expect(await beginFile(db, { ...aFile, former: Number(former) })).toBeUndefined();
    expect(await shop.query("select from public_file where written_at is null")).toEqual([]);
  });

  it("the former file stays in place if a worker dies, and writing restarts after a minute", async () => {
    const before = await textOf(name);
    const id = await beginFile(db, aFile);
    await addPart(db, id ?? 0, 0, Buffer.from("half"));
    expect(await textOf(name)).toBe(before);
    expect(await beginFile(db, aFile)).toBeUndefined();
    await shop.query("update public_file set touched_at = now() - interval '61 seconds' where id = $1", [id]);
    expect(await beginFile(db, aFile)).toBeGreaterThan(id ?? 0);
    await expect(addPart(db, id ?? 0, 1, Buffer.from("late"))).rejects.toThrow("took over");
    await shop.query("delete from public_file where written_at is null");
  });

  it("a file stays available to downloads in progress when the next version is complete", async () => {
    const file = await shop.api.findPublicFile({ name });
    if (typeof file === "string") throw new Error(file);
    await priced(46_00);
    await rewrite();
    const parts: Buffer[] = [];
    for await (const part of file.parts()) parts.push(part);
    expect(gunzipSync(Buffer.concat(parts)).toString()).toContain("</sitemapindex>");
  });
});

it("the robots call returns which robots may crawl the shop", async () => {
  expect((await shop.get("/utilities/robots")).body.data).toEqual({
    allowed: { search: true, assistants: true, training: false },
  });
});
