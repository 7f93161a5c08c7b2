import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Filter } from "@curat/contract/listing";
import { encodeMachine } from "@curat/contract/machine-address.values";
import { aProductItem, listAnswers } from "../../testing/list-answers.ts";
import { visit } from "../../testing/visit.ts";
import { loadPage } from "../page/load-page.server.ts";
import { loadSearch } from "./load.server.ts";
import type { SearchData } from "./load.server.ts";
import SearchScreen from "./screen.tsx";

afterEach(() => void vi.restoreAllMocks());

const MODELS: Filter = {
  type: "other",
  filterID: "model-compatibil",
  display: "Model compatibil",
  quick: false,
  url: "model-compatibil",
  values: [
    { display: "Podexa Lunca", count: 28, selected: false, url: "model-compatibil:podexa-lunca" },
    { display: "Jetavin Torent", count: 1, selected: false, url: "model-compatibil:jetavin-torent" },
  ],
};
const PARTS = { target: {}, filters: [MODELS], category: { must_have_model: true, countProducts: 33 } };

async function search(address: string, shop: Parameters<typeof listAnswers>[0], encoded?: string) {
  let found: SearchData | undefined;
  const url = new URL(address, "http://shop.test");
  const { requests, response } = await visit(listAnswers(shop), async (context) => {
    found = await loadSearch(context, url, { encoded });
  });
  const html = found
    ? renderToStaticMarkup(
        <RouterProvider
          router={createMemoryRouter([{ path: "*", element: <SearchScreen data={found} /> }])}
        />,
      )
    : "";
  const calls = requests.map(({ url: to }) => new URL(to));
  const call = calls.find(({ pathname }) => pathname.includes("/search/"));
  return { found, html, requests: calls, call, response };
}

it("the search shows bestsellers only when nothing was found", async () => {
  const none = { ...PARTS, filters: [], total: 0, sold: [aProductItem(77)] };
  const { html } = await search("/search?term=qwxzyt", none);
  expect(html).toMatch(/Cele mai vândute<.*Detergent 77/s);
  const some = await search("/search?term=detergent", { ...none, total: 20 });
  expect(some.html).not.toContain("Cele mai vândute");
});

describe("spare parts category", () => {
  it("a spare parts category shows machines, a link to all products and the machine form", async () => {
    const { html } = await search("/search?categoryID=3", PARTS);
    expect(html).toContain("<h1");
    expect(html).toMatch(/<h1[^>]*>Detergenți<\/h1>/);
    const lunca = { type: "", brand: "", capacity: "", year: "", categoryID: 3, model: "Podexa Lunca" };
    expect(html).toContain(`href="/search/${encodeMachine(lunca)}"`);
    expect(html).toContain("28 de produse");
    expect(html).toMatch(/href="\/search\?categoryID=3&amp;toate=1"[^>]*>Vezi toate cele 33 de produse/);
    expect(html).toContain("Model");
    expect(html).not.toContain('role="alert"');
  });

  it.each([
    [
      "/search?categoryID=3&type=&brand=&model=&capacity=&year=",
      "Completează tipul, brandul sau modelul mașinii.",
    ],
    [
      "/search?categoryID=3&type=&brand=&model=&capacity=50+l&year=",
      "capacitatea și anul nu sunt suficiente",
    ],
    [
      "/search?categoryID=3&type=&brand=&model=&capacity=&year=2020",
      "capacitatea și anul nu sunt suficiente",
    ],
    [
      "/search?categoryID=3&type=&brand=&model=&capacity=50+l&year=2020",
      "capacitatea și anul nu sunt suficiente",
    ],
  ])(
    "a spare parts category states which fields are missing at %s, and keeps the entered values",
    async (address, sentence) => {
      const { html } = await search(address, PARTS);
      expect(html).toMatch(new RegExp(`role="alert"[^>]*>[^<]*${sentence}`));
      if (address.includes("50+l")) expect(html).toContain('value="50 l"');
    },
  );

  it("a spare parts category shows the form again when no product fits the machine", async () => {
    const machine = { type: "Monodisc", brand: "", model: "X 9", capacity: "", year: "", categoryID: 3 };
    const { html } = await search("/search/m", { ...PARTS, total: 0 }, encodeMachine(machine));
    expect(html).toContain("Cautare dupa &#x27;Monodisc X 9&#x27;");
    expect(html).toContain("Nu sunt produse disponibile.");
    expect(html).toContain('value="X 9"');
    expect(html).toMatch(/<option value="Monodisc" selected=""/);
    expect(html).toContain("Podexa Lunca");
  });

  it("a spare parts category supports a machine with a long URL", async () => {
    const part = "Mașină de spălat-uscat pardoseli";
    const encoded = encodeMachine({ type: part, brand: part, model: part, capacity: part, year: "2021" });
    expect(encoded.length).toBeGreaterThan(200);
    const { call } = await search("/search/m", { ...PARTS, total: 0 }, encoded);
    expect(call?.pathname).toMatch(new RegExp(`/search/${encoded}$`));
    expect(call?.searchParams.get("query")).toBe(encoded);
  });

  // requirements: B9
  it("a spare parts category redirects the form to the machine's own URL", async () => {
    const { response } = await search(
      "/search?categoryID=3&type=Aspirator&brand=Acme&model=T+1&capacity=5+l&year=2020",
      PARTS,
    );
    expect(response.status).toBe(302);
    const [, encoded = ""] = (response.headers.get("location") ?? "").split("/search/");
    expect(JSON.parse(Buffer.from(encoded, "base64url").toString())).toEqual({
      type: "Aspirator",
      brand: "Acme",
      model: "T 1",
      capacity: "5 l",
      year: "2020",
      categoryID: 3,
    });
  });
});

describe("list of all products", () => {
  it("the list of all products is paginated and belongs to no category", async () => {
    const { found, html, requests } = await search("/search?toate=1&page=2", { target: {} });
    expect(found?.head).toEqual({ title: "Toate produsele", robots: "noindex,follow" });
    const list = requests.find(({ pathname }) => pathname.endsWith("/products"));
    expect([list?.searchParams.get("page"), list?.searchParams.get("categoryid")]).toEqual(["2", null]);
    expect(html).toContain("20 de produse");
    expect(html).toContain("Detergent 2");
    expect(html).toMatch(/href="\/search\?[^"]*toate=1[^"]*"/);
  });
});

describe("search", () => {
  it("a search requests twelve products by relevance, with filters, price and category", async () => {
    const address = "/search?term=soda&filters=brand:sano,volum:5-l&price=10-60&categoryID=3&page=2";
    const { call, found } = await search(address, { target: {} });
    expect(call?.pathname).toMatch(/\/search\/soda$/);
    expect([...(call?.searchParams ?? [])]).toEqual(
      expect.arrayContaining([
        ["page", "2"],
        ["perPage", "12"],
        ["sortorder", "-1"],
        ["sel_params", "brand:sano"],
        ["sel_params", "volum:5-l"],
        ["sel_params_price", "10-60"],
        ["query", "soda"],
        ["categoryid", "3"],
      ]),
    );
    expect(found?.head).toEqual({ title: "Cautare dupa 'soda'", robots: "noindex,follow" });
  });

  // requirements: B21
  it("a failed search is logged, and its page returns 503", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const url = new URL("http://shop.test/search?term=soda");
    let thrown: unknown;
    await visit(
      { message: "x" },
      async (context) => {
        thrown = await loadSearch(context, url).catch((error: unknown) => error);
      },
      { status: 500 },
    );
    expect(thrown).toMatchObject({ init: { status: 503 } });
    expect(logged.mock.calls).toContainEqual(["search failed", 500]);
  });

  it("a search page past the last one links to the first", async () => {
    const { found, html } = await search("/search?term=soda&page=9", { target: {} });
    expect(found?.isPastEnd).toBe(true);
    expect(html).toContain("Mergi la prima pagină a listei");
    expect(html).toContain('href="/search?term=soda"');
    expect(html).not.toMatch(/\d+–\d+ din/);
  });

  it("a search truncates its term to 200 characters", async () => {
    const { response, call } = await search(`/search?term=${"ș".repeat(201)}`, { target: {} });
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      `/search?term=${encodeURIComponent("ș".repeat(200))}`,
    ]);
    expect(call).toBeUndefined();
    expect((await search(`/search?term=${"ș".repeat(200)}`, { target: {} })).response.status).toBe(200);
  });

  it.each([
    ["/cautare/solutii-geamuri", "solutii geamuri"],
    ["/cautare?term=soda", "soda"],
  ])("a path that the router call resolves to the search shows the results: %s", async (address, term) => {
    let opened: unknown;
    const url = new URL(address, "http://shop.test");
    await visit(listAnswers({ target: { type: "search" } }), async (context) => {
      opened = await loadPage({ request: new Request(url), context, url });
    });
    expect(opened).toMatchObject({ data: { kind: "search", screen: { term } }, init: { status: 200 } });
  });
});
