import { afterEach, describe, expect, it, vi } from "vitest";
import { listAnswers } from "../../testing/list-answers.ts";
import { visit } from "../../testing/visit.ts";
import { requireCustomer } from "../../session/guards.server.ts";
import { loadLayout } from "../../layout/load-layout.server.ts";
import { loadCheckout } from "../checkout/load.server.ts";
import { loadHome } from "../home/load.server.ts";
import { LOADERS } from "../loaders.server.ts";
import { loadPromotions } from "../promotions/load.server.ts";
import { loadSitemap } from "../sitemap/load.server.ts";
import { parsePageAddress } from "../../components/listing/read-address.ts";

afterEach(() => void vi.restoreAllMocks());

const url = new URL("http://shop.test/pagina");
const { "not-found": _, ...PAGES } = LOADERS;
type Load = (typeof PAGES)[keyof typeof PAGES];

async function opened(load: Load, status: number): Promise<unknown> {
  vi.spyOn(console, "error").mockReturnValue();
  let ending: unknown;
  await visit(
    { message: "url not found" },
    async (context) => {
      const page = { request: new Request(url), context, url, address: parsePageAddress(url), id: 7 };
      ending = await load(page).catch((thrown: unknown) => thrown);
    },
    { status },
  );
  return ending;
}

describe.each(Object.entries(PAGES))("%s page", (_kind, load) => {
  it.each([500, 503, 429])("the page returns 503 rather than 404 when the API returns %i", async (status) => {
    expect(await opened(load, status)).toMatchObject({ init: { status: 503 } });
  });
});

it("page loaders return null when the API returns 404", async () => {
  for (const kind of ["product", "category", "brand", "landing", "bundle", "blog-post", "article"] as const)
    expect(await opened(PAGES[kind], 404)).toBeNull();
});

describe("pages while the API returns 503", () => {
  const failing = { status: 503, cookie: "qcartid=abc; user_token=def" };

  it("the checkout does not show an empty cart during an outage", async () => {
    let thrown: unknown;
    await visit(
      {},
      async (context) => (thrown = await loadCheckout(context).catch((error: unknown) => error)),
      failing,
    );
    expect(thrown).toMatchObject({ init: { status: 503 } });
  });

  it.each([
    ["promotions", loadPromotions],
    ["addresses", loadSitemap],
  ])("the page of all %s returns 503 rather than an empty list", async (_what, load) => {
    let thrown: unknown;
    await visit({}, async (context) => (thrown = await load(context).catch((error: unknown) => error)), {
      status: 503,
    });
    expect(thrown).toMatchObject({ init: { status: 503 } });
  });

  it("the header shows an unknown cart, not an empty one, during an outage", async () => {
    let layout: unknown;
    await visit({}, async (context) => (layout = await loadLayout(context, url)), failing);
    expect(layout).toMatchObject({ cart: { isUnknown: true, count: 0 } });
  });

  it.each([
    ["their cart", "/cart"],
    ["who they are", "/user"],
  ])("the layout marks missing visitor data as incomplete: %s", async (_what, path) => {
    vi.spyOn(console, "error").mockReturnValue();
    let layout: unknown;
    await visit({}, async (context) => (layout = await loadLayout(context, url)), {
      ...failing,
      status: ({ pathname }) => (pathname.endsWith(path) ? 503 : 404),
    });
    expect(layout).toMatchObject({ isPartial: true, customer: undefined, cart: { count: 0 } });
  });

  it.each([
    ["their cart", "/cart"],
    ["who they are", "/user"],
  ])("the layout loads without visitor data that take longer than four seconds: %s", async (_what, path) => {
    vi.useFakeTimers();
    let layout: unknown;
    const never = (request: Request) =>
      new URL(request.url).pathname.endsWith(path) ? new Promise(() => {}) : {};
    const visited = visit(never, async (context) => (layout = await loadLayout(context, url)), {
      ...failing,
      status: 404,
    });
    await vi.advanceTimersByTimeAsync(3_900);
    expect(layout).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    await visited;
    expect(layout).toMatchObject({ isPartial: true });
    vi.useRealTimers();
  });

  it("a customer whose lookup fails gets a 503 rather than the login page", async () => {
    let thrown: unknown;
    await visit(
      {},
      async (context) => (thrown = await requireCustomer(context).catch((error: unknown) => error)),
      failing,
    );
    expect(thrown).toMatchObject({ init: { status: 503 } });
  });

  it("the home page with a failed call shows its other parts and is not cached", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    let home: unknown;
    const { response } = await visit({}, async (context) => (home = await loadHome(context)), {
      status: 503,
    });
    expect(home).toMatchObject({ hasFailed: true, blocks: [] });
    expect(logged.mock.calls).toContainEqual(["Homepage is not working correctly"]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

it("a list whose filters cannot be read shows its products and is not cached", async () => {
  const answers = listAnswers({ target: { categoryID: 3 } });
  let screen: unknown;
  const { response } = await visit(
    answers,
    async (context) => {
      const page = { request: new Request(url), context, url, address: parsePageAddress(url), id: 3 };
      screen = await PAGES.category(page);
    },
    { status: ({ pathname }) => (pathname.endsWith("/filters") ? 503 : 200) },
  );
  expect(screen).toMatchObject({ listing: { total: 20, filters: [] } });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});
