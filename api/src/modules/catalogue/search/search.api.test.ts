import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const idsOf = (body: { data: { productID: number }[] }): number[] =>
  body.data.map((product) => product.productID);

describe("the catalogue", () => {
  describe("listing", () => {
    it("lists a category with its descendants, page by page, with links and totals", async () => {
      const { body } = await shop.get("/products?categoryid=1&perPage=2&page=1&sortorder=2");
      expect(idsOf(body)).toEqual([PRODUCT.lavender, PRODUCT.lavenderLarge]);
      expect(body.meta).toMatchObject({
        current_page: 1,
        last_page: 2,
        per_page: 2,
        total: 3,
        from: 1,
        to: 2,
      });
      expect(body.next_page_url).toContain("page=2");
      expect(body.prev_page_url).toBeNull();
      const second = await shop.get("/products?categoryid=1&perPage=2&page=2&sortorder=2");
      expect(idsOf(second.body)).toEqual([PRODUCT.lemon]);
      expect(second.body.next_page_url).toBeNull();
    });

    it("a list page beyond the last is empty and returns the total", async () => {
      const { status, body } = await shop.get("/products?categoryid=1&page=40");
      expect(status).toBe(200);
      expect(body.data).toEqual([]);
      expect(body.meta.total).toBe(3);
    });

    it.each([
      [3, [PRODUCT.lemon, PRODUCT.lavender, PRODUCT.lavenderLarge]],
      [4, [PRODUCT.lavenderLarge, PRODUCT.lavender, PRODUCT.lemon]],
      [0, [PRODUCT.lemon, PRODUCT.lavender, PRODUCT.lavenderLarge]],
      [5, [PRODUCT.lavender, PRODUCT.lavenderLarge, PRODUCT.lemon]],
      // The shop's recommendation shows each family once before its further sizes.
      [1, [PRODUCT.lavender, PRODUCT.lemon, PRODUCT.lavenderLarge]],
    ])("lists products by sort order %d", async (sort, expected) => {
      const { body } = await shop.get(`/products?categoryid=1&sortorder=${sort}`);
      expect(idsOf(body)).toEqual(expected);
    });

    it("filters a list by any value of a parameter, and by all parameters", async () => {
      const either = await shop.get(
        "/products?categoryid=1&sel_params=parfum:lavanda&sel_params=parfum:lamaie",
      );
      expect(either.body.meta.total).toBe(3);
      const both = await shop.get("/products?categoryid=1&sel_params=parfum:lavanda,volum:5-l");
      expect(idsOf(both.body)).toEqual([PRODUCT.lavenderLarge]);
    });

    // Values can be sent once, repeated, as `sel_params[]` or comma-separated (docs/decisions/0042).
    it.each([
      "sel_params=volum:5-l",
      "sel_params[]=volum:5-l",
      "sel_params[]=volum:5-l&sel_params[]=parfum:lavanda",
    ])("accepts chosen filter values in every notation: %s", async (chosen) => {
      const { body } = await shop.get(`/products?categoryid=1&${chosen}`);
      expect(idsOf(body)).toEqual([PRODUCT.lavenderLarge]);
      const { body: filters } = await shop.get(`/categories/1/filters?${chosen}`);
      expect(filters.data.find((one: { filterID: string }) => one.filterID === "volum").values).toMatchObject(
        [
          { url: "volum:1-l", selected: false },
          { url: "volum:5-l", selected: true },
        ],
      );
    });

    it("filters a list by price in lei", async () => {
      const { body } = await shop.get("/products?categoryid=1&sel_params_price=12.50-19.99&sortorder=3");
      expect(idsOf(body)).toEqual([PRODUCT.lemon, PRODUCT.lavender]);
    });

    it.each([
      "sel_params=nonsense",
      "sel_params=parfum:nimic",
      "sel_params_price=abc",
      "page=-3",
      "page=x",
      "sortorder=77",
      "perPage=100000",
    ])("returns the unfiltered list for the malformed URL %s", async (query) => {
      const { status, body } = await shop.get(`/products?categoryid=1&${query}`);
      expect(status).toBe(200);
      expect(body.meta.total).toBe(3);
    });
  });

  describe("filters", () => {
    const valuesOf = (
      body: { data: { filterID: string; values: object[] }[] },
      id: string,
    ): object[] | undefined => body.data.find((filter) => filter.filterID === id)?.values;

    it("filters count the products that each value would show", async () => {
      const { body } = await shop.get("/categories/1/filters");
      expect(valuesOf(body, "parfum")).toMatchObject([
        { display: "Lavandă", count: 2, selected: false, url: "parfum:lavanda" },
        { display: "Lămâie", count: 1, selected: false, url: "parfum:lamaie" },
      ]);
      expect(valuesOf(body, "pret")).toMatchObject([
        { min: 12, max: 80, selected_min: null, selected_max: null },
      ]);
    });

    it("a filter's counts are not reduced by its own choice", async () => {
      const { body } = await shop.get("/categories/1/filters?sel_params=parfum:lavanda");
      expect(valuesOf(body, "parfum")).toMatchObject([
        { url: "parfum:lavanda", count: 2, selected: true },
        { url: "parfum:lamaie", count: 1, selected: false },
      ]);
      expect(valuesOf(body, "volum")).toMatchObject([{ count: 1 }, { count: 1 }]);
    });

    it("the price range is not reduced by the chosen price", async () => {
      const { body } = await shop.get("/categories/1/filters?sel_params_price=10-13");
      expect(valuesOf(body, "pret")).toMatchObject([
        { min: 12, max: 80, selected_min: 10, selected_max: 13 },
      ]);
    });
  });

  describe("filters of a brand", () => {
    it("filters of a brand count only the brand's products", async () => {
      const { status, body } = await shop.get("/brands/2/filters");
      expect(status).toBe(200);
      const price = body.data.find((filter: { type: string }) => filter.type === "price");
      expect(price.values).toMatchObject([{ min: 12, max: 45 }]);
      const { body: listed } = await shop.get("/products?brandid=2");
      expect(listed.meta.total).toBe(2);
    });
  });

  describe("search", () => {
    it.each([
      "detergent lavanda",
      "DETERGENT LAVANDĂ",
      "lavanda detergent",
      "detergenti pardoseala",
      "DP-LAV-1",
      "dplav1",
      "5941234567899",
    ])("a search finds the lavender detergent by %s", async (term) => {
      const { body } = await shop.get(`/search/${encodeURIComponent(term)}`);
      expect(idsOf(body)).toContain(PRODUCT.lavender);
    });

    it("a search finds a name despite a typo", async () => {
      const { body } = await shop.get(`/search/${encodeURIComponent("prosope hartie")}`);
      expect(idsOf(body)).toContain(PRODUCT.towels);
    });

    // requirements: B19: page, perPage, sortorder, filters, query, categoryid
    it("the search call applies every documented parameter", async () => {
      const search = async (query: string) => idsOf((await shop.get(`/search/lavanda?${query}`)).body);
      const all = await search("sortorder=3");
      expect(all).toEqual([PRODUCT.lavender, PRODUCT.lavenderLarge]);
      expect(await search("sortorder=4")).toEqual(all.toReversed());
      expect(await search("sortorder=3&page=2&perPage=1")).toEqual([PRODUCT.lavenderLarge]);
      expect(await search("filters=volum:5-l,parfum:lavanda")).toEqual([PRODUCT.lavenderLarge]);
      expect(await search("query=5%20l")).toEqual([PRODUCT.lavenderLarge]);
      expect(await search("query=Detergent&sortorder=3")).toEqual(all);
      expect(await search("categoryid=4")).toEqual([]);
      const { body } = await shop.get("/search/lavanda?perPage=1");
      expect(body.meta).toMatchObject({ current_page: 1, last_page: 2, per_page: 1, total: 2 });
    });

    it("a search for unknown words returns an empty list", async () => {
      const { status, body } = await shop.get(`/search/${encodeURIComponent("xilofon qwzx")}`);
      expect(status).toBe(200);
      expect(body.data).toEqual([]);
    });

    it.each(["%", "_", "'; drop table product; --", "%00", "a".repeat(5_000), "\u{1F9FC}", " "])(
      "a search returns a list for any text: %j",
      async (term) => {
        const { status, body } = await shop.get(`/search/${encodeURIComponent(term)}`);
        expect(status).toBe(200);
        expect(Array.isArray(body.data)).toBe(true);
      },
    );

    it("suggests categories, products and brands, but nothing for a single letter", async () => {
      const { body } = await shop.get("/search/suggestion/deterg");
      expect(body.data).toContainEqual(
        expect.objectContaining({ categoryID: 3, url: "/curatenie/detergenti/pardoseli" }),
      );
      expect(body.data).toContainEqual(expect.objectContaining({ productID: PRODUCT.lavender }));
      const brand = await shop.get("/search/suggestion/crist");
      expect(brand.body.data).toContainEqual({ brandID: 1, brand: "Cristal Pro", url: "/marci/cristal-pro" });
      expect((await shop.get("/search/suggestion/d")).body.data).toEqual([]);
    });
  });
});
