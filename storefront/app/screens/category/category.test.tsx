import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { ProductGrid } from "../../components/listing/product-grid.tsx";
import { listAnswers } from "../../testing/list-answers.ts";
import { visit } from "../../testing/visit.ts";
import { parsePageAddress } from "../../components/listing/read-address.ts";
import { loadBrand } from "../brand/load.server.ts";
import BrandScreen from "../brand/screen.tsx";
import { loadPromotion } from "../promotion/load.server.ts";
import { loadCategory } from "./load.server.ts";
import CategoryScreen from "./screen.tsx";

const banner = (bannertype: number) => ({
  bannertype,
  url: `/oferta-${bannertype}`,
  bannerpic: "/media/a",
  bannerpic_mobile: "/media/b",
  bannertitle: `Oferta ${bannertype}`,
});
const CATEGORY = {
  info: {
    category: "Detergenți",
    description: "<p>Despre ei</p>",
    baseline: "<p>La final</p>",
    url: "/detergenti",
  },
  countProducts: 20,
  breadcrumbs: [
    { name: "Curățenie", url: "/curatenie", parentID: 0 },
    { name: "Detergenți", url: "/curatenie/detergenti", parentID: 1 },
  ],
  subcats: [{ categoryID: 9, pics: [], countProducts: 4, info: { category: "Geamuri", url: "/geamuri" } }],
  banners: [banner(1), banner(2)],
};

function render(screen: React.ReactNode): string {
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: screen }])} />,
  );
}

async function load<Data>(
  loader: (page: Parameters<typeof loadCategory>[0]) => Promise<Data>,
  address: string,
  shop: Omit<Parameters<typeof listAnswers>[0], "target"> = {},
) {
  const url = new URL(address, "http://shop.test");
  let data: Data | undefined;
  const { requests, response } = await visit(
    listAnswers({ target: {}, category: CATEGORY, ...shop }),
    async (context) => {
      const page = { context, url, request: new Request(url), address: parsePageAddress(url), id: 3 };
      data = await loader(page);
    },
  );
  if (!data) throw new Error(`nothing at ${address}: ${response.status}`);
  return { data, requests };
}

describe("category page", () => {
  it("a category page shows breadcrumbs, title, text, subcategories and banners of type 1", async () => {
    const { data } = await load(loadCategory, "/curatenie/detergenti");
    const html = render(<CategoryScreen data={data} />);
    expect(html).toMatch(/Acasa.*Curățenie.*Detergenți/);
    expect(html).toMatch(/<h1[^>]*>Detergenți <span[^>]*>\(20 de produse\)<\/span><\/h1>/);
    expect(html).toContain("<p>Despre ei</p>");
    expect(html).toMatch(/href="\/geamuri".*Geamuri.*4 produse/);
    expect(html).toContain("Oferta 1");
    expect(html).not.toContain("Oferta 2");
    expect(html.indexOf("<p>La final</p>")).toBeGreaterThan(html.indexOf("Detergent 1"));
  });

  it("a filtered category page keeps its header and shows its banners below the list", async () => {
    const shown = {
      type: "other" as const,
      filterID: "brand",
      display: "Brand",
      quick: false,
      url: "brand",
      values: [{ display: "Sano", count: 2, selected: true, url: "brand:sano" }],
    };
    const { data } = await load(loadCategory, "/curatenie/detergenti?filters=brand:sano", {
      filters: [shown],
    });
    const html = render(<CategoryScreen data={data} />);
    expect(html).toMatch(/<p>Despre ei<\/p>.*aria-label="Subcategorii".*Detergent 1.*Oferta 1/);
  });

  it("a category page shows filters, sort orders and densities next to the products", async () => {
    const filters = [
      {
        type: "other" as const,
        filterID: "brand",
        display: "Brand",
        quick: false,
        url: "brand",
        values: [{ display: "Sano", count: 2, selected: false, url: "brand:sano" }],
      },
    ];
    const { data } = await load(loadCategory, "/curatenie/detergenti", { filters });
    const html = render(<CategoryScreen data={data} />);
    expect(html).toMatch(/<aside[^>]*aria-label="Filtre"/);
    expect(html).toContain("brand:sano");
    expect(html.match(/<option /g)).toHaveLength(7);
    expect(html.match(/type="radio" name="density"/g)).toHaveLength(3);
    expect(html).toContain('href="/curatenie/detergenti?density=1"');
  });

  it("a category page requests twelve products sorted by discount, for the category id that the router call returned", async () => {
    const { requests } = await load(loadCategory, "/curatenie/detergenti?filters=brand:sano&price=10-60");
    const calls = requests.map(({ url }) => new URL(url));
    const paths = calls.map(({ pathname }) => pathname.replace("/api/v1", ""));
    expect(paths).toEqual(expect.arrayContaining(["/categories/3", "/categories/3/filters", "/products"]));
    const products = calls.find(({ pathname }) => pathname.endsWith("/products"));
    expect(Object.fromEntries(products?.searchParams ?? [])).toEqual({
      page: "1",
      perPage: "12",
      sortorder: "5",
      sel_params: "brand:sano",
      sel_params_price: "10-60",
      categoryid: "3",
    });
    const filters = calls.find(({ pathname }) => pathname.endsWith("/filters"));
    expect(filters?.search).toBe("?sel_params=brand%3Asano&sel_params_price=10-60");
  });

  it("a category page in table view requests twenty families per page and is not indexed", async () => {
    const { data, requests } = await load(loadCategory, "/curatenie/detergenti?density=1&filters=brand:sano");
    const products = requests
      .map(({ url }) => new URL(url))
      .find(({ pathname }) => pathname.endsWith("/products"));
    expect(Object.fromEntries(products?.searchParams ?? [])).toMatchObject({ perPage: "20", families: "1" });
    expect(data?.listing.table?.rows.length).toBeGreaterThan(0);
    expect([data?.listing.cards, data?.head.robots]).toEqual([[], "noindex,follow"]);
  });

  it("a category page shows eight placeholders while another choice loads", () => {
    const grid = (isLoading: boolean) =>
      renderToStaticMarkup(<ProductGrid cards={[]} hasFilters isLoading={isLoading} />);
    expect(
      grid(true).match(/<div class="[^"]*placeholder/g) ?? grid(true).match(/_placeholder/g),
    ).toHaveLength(8);
    expect(grid(false)).not.toContain("Se încarcă produsele");
  });
});

describe("promotion page", () => {
  it("a promotion page requests sixteen products of the promotion, recommended first", async () => {
    const { requests } = await load(loadPromotion, "/promotii/rufe?filters=brand:sano&price=10-60");
    const search = requests.find(({ url }) => url.endsWith("/advance_search"));
    expect(search?.method).toBe("POST");
    expect(await search?.json()).toEqual({
      page: 1,
      perPage: 16,
      sortorder: 1,
      filters: { promoID: 3 },
      sel_params: ["brand:sano"],
      sel_params_price: "10-60",
    });
  });
});

describe("brand page", () => {
  it("a brand page shows name, logo and text, and requests twelve of its products", async () => {
    const { data, requests } = await load(loadBrand, "/marci/lustrava?sort=pret_asc");
    const html = render(<BrandScreen data={data} />);
    expect(html).toMatch(/<h1[^>]*>Lustrava<\/h1>/);
    expect(html).toContain("/media/logo");
    expect(html).toContain("<p>Face detergenți</p>");
    expect(html).toContain("Detergent 1");
    const products = requests
      .map(({ url }) => new URL(url))
      .find(({ pathname }) => pathname.endsWith("/products"));
    expect(Object.fromEntries(products?.searchParams ?? [])).toMatchObject({
      brandid: "3",
      perPage: "12",
      page: "1",
      sortorder: "3",
    });
    expect(requests.some(({ url }) => url.includes("/brands/3/filters"))).toBe(true);
  });
});
