import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const home = async () => (await staff.get("/staff/home")).body.data;
const put = (blocks: unknown, version: number) => staff.put("/staff/home", { blocks, version });
const putNow = async (blocks: unknown) => put(blocks, (await home()).version);
const shown = async () => (await shop.get("/utilities/homepagev2")).body.data.blocks;
const banner = {
  bannertype: 1,
  url: "/promotii",
  bannerpic: "/media/banner/a",
  bannerpic_mobile: "/media/banner/b",
  bannertitle: "Promoții",
};
const text = (html: string) => ({ type: "custom_html", html });
const list = (changes: object) => ({ type: "product", title: "Alese", url: null, ...changes });

describe("changing the home page", () => {
  it("the home page is replaced as a whole, sanitised and shown at once", async () => {
    const { version } = await home();
    const { status, body } = await put(
      [
        { type: "hero_banners", banners: [banner] },
        text("<p>Bun<script>alert(1)</script></p>"),
        list({ product_ids: [PRODUCT.towels, PRODUCT.lavender] }),
        list({ title: "Noi", url: "/noutati", pick: "newest", count: 3 }),
        { type: "blogarticle", title: "Din blog", url: "/blog", count: 2 },
        { type: "brand_carousel", title: "Mărci", url: "/marci", count: 4 },
        {
          type: "zones",
          title: "Încăperi",
          url: null,
          pics: { red: "/media/banner/a", yellow: "", green: "", blue: "" },
        },
      ],
      version,
    );
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...(await home()), version: version + 1 });
    expect(await shown()).toMatchObject([
      { type: "hero_banners", banners: [banner] },
      { type: "custom_html", html: "<p>Bun</p>" },
      { type: "product", products: [{ productID: PRODUCT.towels }, { productID: PRODUCT.lavender }] },
      { type: "product", title: "Noi", url: "/noutati", products: [{}, {}, {}] },
      { type: "blogarticle", title: "Din blog" },
      { type: "brand_carousel", title: "Mărci" },
      {
        type: "zones",
        rooms: [
          { zone: "red", pic: "/media/banner/a" },
          { zone: "yellow", pic: null },
          { zone: "green", pic: null },
          { zone: "blue", pic: null },
        ],
      },
    ]);
    const [touched] = await shop.query("select tags from change_outbox order by id desc limit 1");
    expect(touched).toEqual({ tags: ["home"] });
    expect((await put(body.data.blocks, version + 1)).body.data.version).toBe(version + 1);
  });

  it.each([
    [{ type: "altceva" }, "blocks.0.type"],
    [{ type: "hero_banners", banners: [] }, "blocks.0.banners"],
    [{ type: "banner", banners: [{ ...banner, url: "javascript:alert(1)" }] }, "blocks.0.banners.0.url"],
    [text(""), null],
    [{ type: "custom_html" }, "blocks.0.html"],
    [list({}), "blocks.0.product_ids"],
    [list({ product_ids: [1], pick: "newest", count: 2 }), "blocks.0.product_ids"],
    [list({ pick: "newest" }), "blocks.0.count"],
    [list({ pick: "scumpe", count: 2 }), "blocks.0.pick"],
    [list({ product_ids: [999_999] }), "blocks.0.product_ids"],
    [{ type: "blogarticle", title: "", url: null, count: 2 }, "blocks.0.title"],
    [{ type: "brand_carousel", title: "M", url: null, count: 0 }, "blocks.0.count"],
  ])("a home page with the block %j has the invalid field %s", async (block, field) => {
    const before = await home();
    const answer = await put([block], before.version);
    expect(answer.status).toBe(field === null ? 200 : 422);
    if (field === null) return;
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await home()).toEqual(before);
  });

  it("the home page keeps an archived product and shows it again once it is published", async () => {
    const move = (act: string) => staff.post("/staff/products/bulk", { act, ids: [PRODUCT.towels] });
    await move("archive");
    const blocks = [list({ product_ids: [PRODUCT.towels, PRODUCT.lavender] })];
    const { status, body } = await putNow(blocks);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await shown()).toMatchObject([{ products: [{ productID: PRODUCT.lavender }] }]);
    await move("publish");
    expect(await shown()).toMatchObject([
      { products: [{ productID: PRODUCT.towels }, { productID: PRODUCT.lavender }] },
    ]);
  });

  it("the home page refuses a stale version and accepts one of two concurrent writes", async () => {
    const { version } = await home();
    const answers = await Promise.all(["A", "B"].map((html) => put([text(html)], version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = await put([], version);
    expect(stale.body.data).toEqual(await home());
  });

  it("importing the same home page again records no change", async () => {
    const homeBlocks = [{ type: "custom_html" as const, html: "<p>Fișier<script>1</script></p>" }];
    await shop.api.importShop({ homeBlocks });
    const { version } = await home();
    await shop.api.importShop({ homeBlocks });
    expect(await home()).toEqual({ blocks: [text("<p>Fișier</p>")], version });
    expect((await putNow([text("<p>Alt</p>")])).body.data.version).toBe(version + 1);
  });
});
