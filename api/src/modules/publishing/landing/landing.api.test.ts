import { describe, expect, it } from "vitest";
import { PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import type { LandingPageImport } from "./landing.import.ts";

const shop = await openTestShop();
await shop.api.importShop(testCatalogue());

type Block = LandingPageImport["blocks"][number];

function aBlock(changes: Partial<Omit<Block, "info">> & { info?: Partial<Block["info"]> }): Block {
  const { info, ...rest } = changes;
  return {
    type: "html",
    status: 1,
    objwidth: 12,
    cssclass: "",
    itemsperrow: 4,
    productIds: [],
    options: { html: "" },
    ...rest,
    info: {
      objtitle: "",
      objtitleurl: "",
      objsubtitle: "",
      photomb: "",
      photods: "",
      urlmb: "",
      urlds: "",
      ...info,
    },
  };
}

function aPage(changes: Partial<LandingPageImport> & { id: number }): LandingPageImport {
  return {
    slug: `pagina-${changes.id}`,
    status: 1,
    intro: "<h1>Birou curat</h1>",
    meta: { metatile: "Birou curat", metadescription: "Tot pentru birou", metakeywords: "birou, hârtie" },
    theme: {},
    blocks: [],
    ...changes,
  };
}

const put = (page: LandingPageImport) => shop.api.importShop({ landingPages: [page] });
const resolve = async (url: string) => (await shop.post("/utilities/router", { url })).body;

describe("landing pages", () => {
  it("a landing page has intro, meta, theme and blocks, with products at current prices", async () => {
    await put(
      aPage({
        id: 1,
        slug: "birou-curat",
        theme: { "background-color": "#F6F7F9", "title-text-size": "1.5rem", "background-position-x": "25%" },
        blocks: [
          aBlock({
            type: "products",
            itemsperrow: 3,
            productIds: [PRODUCT.lavender, 999_999, PRODUCT.towels],
            info: { objtitle: "Esențiale" },
          }),
          aBlock({ type: "newsletter", objwidth: 6, cssclass: "framed" }),
        ],
      }),
    );
    const { status, body } = await shop.get("/landingpages/1");
    expect(status).toBe(200);
    expect(body.data.info).toEqual({
      intro: "<h1>Birou curat</h1>",
      meta: { metatile: "Birou curat", metadescription: "Tot pentru birou", metakeywords: "birou, hârtie" },
    });
    expect(body.data.settings).toEqual({
      "background-color": "#F6F7F9",
      "title-text-size": "1.5rem",
      "background-position-x": "25%",
    });
    const [products, newsletter] = body.data.objects;
    expect(products.products.map(({ productID }: { productID: number }) => productID)).toEqual([
      PRODUCT.lavender,
      PRODUCT.towels,
    ]);
    expect(products.products[0]).toMatchObject({ price: 19.99, oldprice: 24.99, save_percent: 20 });
    expect(newsletter).toMatchObject({ type: "newsletter", objwidth: 6, cssclass: "framed", status: 1 });
  });

  it("a landing page shows only blocks with status 1", async () => {
    await put(
      aPage({
        id: 2,
        blocks: [
          aBlock({ status: 0, options: { html: "<p>Ascuns</p>" } }),
          aBlock({ options: { html: "<p>Vizibil</p>" } }),
        ],
      }),
    );
    const { body } = await shop.get("/landingpages/2");
    expect(body.data.objects.map(({ options }: Block) => options.html)).toEqual(["<p>Vizibil</p>"]);
  });

  it("a landing page is sanitised when it is written and when it is read", async () => {
    const dirty = '<p onclick="x()">Bun</p><script>alert(1)</script>';
    await put(aPage({ id: 3, intro: dirty, blocks: [aBlock({ options: { html: dirty } })] }));
    const [stored] = await shop.query<{ intro: string; blocks: Block[] }>(
      "select intro, blocks from landing_page where id = 3",
    );
    expect(stored?.intro).toBe("<p>Bun</p>");
    expect(stored?.blocks[0]?.options.html).toBe("<p>Bun</p>");
    await shop.query("update landing_page set intro = $1 where id = 3", [dirty]);
    expect((await shop.get("/landingpages/3")).body.data.info.intro).toBe("<p>Bun</p>");
  });

  it("a published landing page is found by its URL, and an unpublished one is not", async () => {
    await put(aPage({ id: 4, slug: "oferta-horeca" }));
    expect(await resolve("/oferta-horeca")).toMatchObject({
      statusCode: 200,
      headInfo: { metaTitle: "Birou curat", metaDescription: "Tot pentru birou" },
      data: { type: "landing", landingpageID: 4 },
    });
    await put(aPage({ id: 4, slug: "oferta-horeca", status: 0 }));
    expect((await resolve("/oferta-horeca")).statusCode).toBe(404);
    expect((await shop.get("/landingpages/4")).status).toBe(404);
    expect((await shop.get("/landingpages/77")).status).toBe(404);
  });
});

describe("invalid landing pages", () => {
  it.each([
    ["background-color", "red;position:fixed"],
    ["background-color", "url(https://x.test/a.png)"],
    ["background-color", "var(--x)"],
    ["main-background-color", "expression(alert(1))"],
    ["text-color", "#12345"],
    ["title-text-size", "calc(1px * 2)"],
    ["title-text-size", "-1px"],
    ["background-position-x", "top"],
    ["background-position-y", "left"],
    ["background-repeat", "sometimes"],
    ["background-attachment", "inherit"],
    ["background-image-desktop", 'x.png") ; } body { display:none'],
    ["background-image-mobile", "javascript:alert(1)"],
    ["background-image-mobile", "//evil.test/a.png"],
    ["z-index", "5"],
  ])("a landing page whose theme has the %s %s is refused", async (field, value) => {
    await expect(put(aPage({ id: 20, theme: { [field]: value } }))).rejects.toThrow(/\S/);
    expect((await shop.get("/landingpages/20")).status).toBe(404);
  });

  it.each(["#fff", "#16181d80", "rgba(22, 24, 29, .5)", "hsl(210, 40%, 98%)", "transparent", "White"])(
    "a landing page's colour may be %s",
    async (colour) => {
      await put(aPage({ id: 21, theme: { "title-color": colour } }));
      expect((await shop.get("/landingpages/21")).body.data.settings["title-color"]).toBe(colour);
    },
  );

  it("an invalid theme value in the database is not shown", async () => {
    await put(aPage({ id: 22 }));
    await shop.query(
      `update landing_page set theme = '{"text-color":"red;top:0","title-color":"#111111"}' where id = 22`,
    );
    expect((await shop.get("/landingpages/22")).body.data.settings).toEqual({ "title-color": "#111111" });
  });

  it.each([
    ["an unknown class", aBlock({ cssclass: "position-fixed" as "framed" })],
    ["an unknown width", aBlock({ objwidth: 5 as 6 })],
    ["seven items per row", aBlock({ itemsperrow: 7 })],
    ["a script URL as a link", aBlock({ info: { objtitleurl: "javascript:alert(1)" } })],
    ["a banner without a picture", aBlock({ type: "banner" })],
    ["products without a title", aBlock({ type: "products" })],
  ])("a landing page is refused with %s", async (_, block) => {
    await expect(put(aPage({ id: 23, blocks: [block] }))).rejects.toThrow(/\S/);
  });

  it.each([
    ["a category's address", "curatenie", "belongs to another page, a category"],
    ["the cart's address", "cos", "is reserved"],
    ["the blog's address", "blog", "is reserved"],
  ])("a landing page is refused with %s, and the existing page stays unchanged", async (_, slug, message) => {
    await expect(put(aPage({ id: 24, slug }))).rejects.toThrow(message);
    expect((await shop.get("/landingpages/24")).status).toBe(404);
    expect((await resolve("/curatenie")).data).toMatchObject({ categoryID: 1 });
  });

  it("a category cannot take the URL of a landing page", async () => {
    await put(aPage({ id: 25, slug: "gradina" }));
    const category = testCatalogue().categories?.[0];
    if (!category) throw new Error("The test catalogue has categories.");
    await expect(
      shop.api.importShop({ categories: [{ ...category, id: 90, slug: "gradina" }] }),
    ).rejects.toThrow("The address /gradina belongs to another page");
  });
});
