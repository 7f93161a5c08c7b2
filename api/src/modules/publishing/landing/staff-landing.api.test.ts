import { describe, expect, it } from "vitest";
import { PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
await shop.api.importShop(testCatalogue());
const { staff } = shop;
const info = {
  objtitle: "Alese",
  objtitleurl: "",
  objsubtitle: "",
  photomb: "",
  photods: "",
  urlmb: "",
  urlds: "",
};
const block = {
  type: "products",
  status: 1,
  objwidth: 12,
  cssclass: "",
  itemsperrow: 4,
  product_ids: [PRODUCT.towels],
  info,
  options: { html: "<b>a</b><script>1</script>" },
};
let last = 0;
const fields = (changes: object = {}) => {
  last += 1;
  return {
    slug: `birou-${last}`,
    intro: "<h1>Birou</h1><script>1</script>",
    meta: { metatile: `Birou ${last}`, metadescription: "Tot", metakeywords: "birou" },
    theme: { "background-color": "#F6F7F9" },
    blocks: [block],
    ...changes,
  };
};
const create = (body: object = fields()) => staff.post("/staff/landingpages", body);
const change = (id: number | string, body: object) => staff.put(`/staff/landingpages/${id}`, body);
const act = (id: number | string, what: string, version: number) =>
  staff.post(`/staff/landingpages/${id}/${what}`, { version });
const remove = (id: number | string, version: number) =>
  staff.delete(`/staff/landingpages/${id}?version=${version}`);
const open = async (url: string) => (await shop.post("/utilities/router", { url })).body;
const sentences = async (id: number) => (await shop.historyOf("landing", id)).map(({ sentence }) => sentence);

describe("landing page editing by staff", () => {
  it("a landing page may contain an archived product", async () => {
    const move = (step: string) => staff.post("/staff/products/bulk", { act: step, ids: [PRODUCT.towels] });
    await move("archive");
    const { status, body } = await create(fields({ blocks: [{ ...block, product_ids: [PRODUCT.towels] }] }));
    await move("publish");
    expect([status, body.errors]).toEqual([200, undefined]);
  });

  it("staff can create, publish, change, rename, unpublish and remove a landing page", async () => {
    const { id, url, ...rest } = (await create()).body.data;
    expect(rest).toMatchObject({ is_published: false, intro: "<h1>Birou</h1>", version: 1 });
    expect(rest.blocks).toEqual([{ ...block, options: { html: "<b>a</b>" } }]);
    expect((await open(url)).statusCode).toBe(404);
    expect((await act(id, "publish", 1)).body.data.version).toBe(2);
    expect((await open(url)).data).toMatchObject({ landingpageID: id });
    expect((await shop.get(`/landingpages/${id}`)).body.data).toMatchObject({
      settings: { "background-color": "#F6F7F9" },
      objects: [{ products: [{ productID: PRODUCT.towels }] }],
    });
    const changed = await change(id, fields({ slug: "birou-nou", blocks: [], version: 2 }));
    expect(changed.body.data).toMatchObject({ is_published: true, blocks: [], version: 3 });
    expect((await staff.get(`/staff/landingpages/${id}`)).body.data).toEqual(changed.body.data);
    expect(await open(url)).toMatchObject({ statusCode: 301, data: { url: "/birou-nou" } });
    await act(id, "unpublish", 3);
    expect((await shop.get(`/landingpages/${id}`)).status).toBe(404);
    expect((await remove(id, 4)).body.data).toEqual({ id, version: 5 });
    expect((await sentences(id)).map((text) => text.replace(/^.*” /, ""))).toEqual([
      "a fost creată.",
      "a fost schimbată: publicarea.",
      "a fost schimbată: adresa, titlul și descrierea, blocurile.",
      "a fost schimbată: publicarea.",
      "a fost ștearsă.",
    ]);
  });

  it.each([
    [{ slug: "Mare" }, "slug"],
    [{ theme: { "background-color": "url(x)" } }, "theme.background-color"],
    [{ theme: { position: "fixed" } }, "theme.position"],
    [{ blocks: [{ ...block, product_ids: [999_999] }] }, "blocks.0.product_ids"],
    [{ blocks: [{ ...block, info: { ...info, objtitle: "" } }] }, "blocks.0.info.objtitle"],
    [{ blocks: [{ ...block, type: "banner" }] }, "blocks.0.info.photods"],
    [{ blocks: [{ ...block, cssclass: "evil" }] }, "blocks.0.cssclass"],
  ])("a landing page with %j is refused with an error for %s", async (wrong, field) => {
    const answer = await create(fields(wrong));
    expect({ status: answer.status, fields: Object.keys(answer.body.errors) }).toEqual({
      status: 422,
      fields: [field],
    });
  });

  it("a landing page cannot use the URL of another page or of the shop itself", async () => {
    const { slug } = (await create()).body.data;
    expect(Object.keys((await create(fields({ slug }))).body.errors)).toEqual(["slug"]);
    const { id } = (await create(fields({ slug: "cos" }))).body.data;
    expect(Object.keys((await act(id, "publish", 1)).body.errors)).toEqual(["slug"]);
    expect((await staff.get(`/staff/landingpages/${id}`)).body.data).toMatchObject({
      is_published: false,
      version: 1,
    });
  });
});
