import { expect, test } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { mainText, readPage } from "../read-page.ts";

const PATH = /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g;
const pathsOf = (xml: string): string[] => [...xml.matchAll(PATH)].map(([, path = ""]) => path);
const fetchPath = (path: string, options?: RequestInit) => fetch(SHOP + path, options);
/** The worker generates these files when it starts. */
test.beforeAll(async () => {
  for (const path of ["/sitemap.xml", "/feed/google.xml"])
    await expect.poll(async () => (await fetchPath(path)).status, { timeout: 90_000 }).toBe(200);
});

test("robots.txt links to the sitemap, whose pages and pictures open", async () => {
  const robots = await (await fetchPath("/robots.txt")).text();
  expect(robots).toContain("Disallow: /cos\n");
  const index = new URL(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? "").pathname;
  const files = pathsOf(await (await fetchPath(index)).text());
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const xml = await (await fetchPath(file)).text();
    const pages = pathsOf(xml);
    // Opening all of them would open the whole shop.
    for (const path of new Set([pages[0], pages[Math.floor(pages.length / 2)], pages.at(-1)])) {
      expect((await fetchPath(path ?? "", { redirect: "manual" })).status).toBe(200);
    }
    const picture = /<image:loc>https?:\/\/[^/]+([^<]*)<\/image:loc>/.exec(xml)?.[1];
    if (picture) expect((await fetchPath(picture)).headers.get("content-type")).toBe("image/webp");
  }
  expect((await fetchPath("/sitemap/produse-999.xml")).status).toBe(404);
});

test("a product's feed, structured data and page contain the same price", async () => {
  const feed = await fetchPath("/feed/google.xml");
  expect(feed.headers.get("content-type")).toContain("application/xml");
  const etag = feed.headers.get("etag") ?? "";
  expect((await fetchPath("/feed/google.xml", { headers: { "if-none-match": etag } })).status).toBe(304);
  const item = (await feed.text()).split("<item>").find((part) => part.includes("in_stock")) ?? "";
  const reported = (name: string) => new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1] ?? "";
  const price = Number.parseFloat(reported("sale_price") || reported("price"));

  const page = await readPage(new URL(reported("link")).pathname);
  const json = page.document.querySelector('script[type="application/ld+json"]')?.textContent;
  const [product] = JSON.parse(json ?? "")["@graph"];
  expect(product).toMatchObject({ sku: reported("id"), offers: { price: price.toFixed(2) } });
  expect(mainText(page)).toContain(price.toFixed(2));
  const picture = page.document.querySelector('meta[property="og:image"]')?.getAttribute("content");
  const shared = await fetchPath(new URL(picture ?? "").pathname);
  expect(shared.headers.get("content-type")).toBe("image/jpeg");
});
