import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { CutPage, OwnSlots, PageClass } from "../../../storefront/app/server.ts";
import { createPageCache, type Render } from "./page-cache.ts";

const requestFor = (path: string, headers: Record<string, string> = {}): Request =>
  new Request(`http://shop.test${path}`, { headers: { "accept-encoding": "gzip, br", ...headers } });
const page = (text: string, init: ResponseInit = {}): Response =>
  new Response(text, { ...init, headers: { "content-type": "text/html; charset=utf-8", ...init.headers } });

/** Text with special patterns of `replace` and a slot mark. */
const HOSTILE = "$& $1 $' <i> [cart]";

describe("pages with slots", () => {
  const cart = { cookie: "qcartid=1" };
  const customer = { cookie: "csvid=x; user_token=t; qcartid=1" };
  /**
   * Returns a page with slots for cart and data.
   * A customer's page also has slots for the account and the favourite button of product 7.
   */
  const cutPage = (isCustomer: boolean, name = ""): CutPage => {
    const slots: CutPage["slots"] = [
      { name: "cart", html: "0" },
      { name: "data", html: "" },
    ];
    const between = [`cos${name} `, " buc. ", " gata"];
    if (!isCustomer) return { between, slots };
    return {
      between: ["", "", "", ...between],
      slots: [
        { name: "account", html: "cont" },
        { name: "unliked", productId: 7, html: "(-)" },
        { name: "liked", productId: 7, html: "(x)" },
        ...slots,
      ],
    };
  };
  const pageOf = (cut: CutPage, { onCut }: Parameters<Render>[1] = {}, init: ResponseInit = {}) => {
    onCut?.(cut);
    return page("cos 0 buc.  gata", init);
  };
  const renderCut: Render = async (_, options = {}) =>
    pageOf(cutPage(options.pageClass?.isCustomer === true), options);
  const own = (cart: string, more: Partial<OwnSlots> = {}): OwnSlots => ({
    pageClass: { isCustomer: false, countyId: undefined, days: "", priceView: "" },
    filled: { cart, data: `{${cart}}` },
    liked: new Set(),
    placeLine: () => undefined,
    ...more,
  });
  const ofCustomer = (name: string, liked: number[] = [], { days = "", priceView = "" } = {}): OwnSlots =>
    own("2", {
      pageClass: { isCustomer: true, countyId: days ? 1 : undefined, days, priceView },
      filled: { account: name, cart: "2", data: "{}" },
      liked: new Set(liked),
    });
  const fillWith = (slots: OwnSlots | undefined) => async () => slots;
  const read = async (response: Response) => {
    const bytes = Buffer.from(await response.arrayBuffer());
    const encoding = response.headers.get("content-encoding");
    const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
    return unpack ? unpack(bytes).toString() : bytes.toString();
  };

  it("a page with slots is rendered for an anonymous visitor and filled for one with a cart", async () => {
    const cache = createPageCache();
    const cookies: (string | null | undefined)[] = [];
    const render: Render = async (_, options = {}) => {
      cookies.push(options.as?.headers.get("cookie"));
      return pageOf(cutPage(false), options, { headers: { link: "</a>" } });
    };
    const requested = requestFor("/", { cookie: "csvid=x; qcartid=1; consent=1" });
    const filled = await cache.serve(requested, render, fillWith(own("2")));
    expect(filled.headers.get("cache-control")).toBe("private, no-cache");
    expect(filled.headers.get("link")).toBe("</a>");
    expect(await read(filled)).toBe("cos 2 buc. {2} gata");
    expect(cookies).toEqual(["csvid=x; consent=1"]);
    // The page of an anonymous visitor is sent from the cache.
    const stranger = requestFor("/", { cookie: "csvid=y" });
    expect(await read(await cache.serve(stranger, render, fillWith(own("0"))))).toBe("cos 0 buc.  gata");
    expect(cookies).toHaveLength(1);
  });

  it("slots keep texts unchanged, even with special characters", async () => {
    const render: Render = async (_, options) => pageOf(cutPage(false, HOSTILE), options);
    const filled = await createPageCache().serve(requestFor("/", cart), render, fillWith(own(HOSTILE)));
    expect(await read(filled)).toBe(`cos${HOSTILE} ${HOSTILE} buc. {${HOSTILE}} gata`);
  });

  it.each([
    ["gzip, deflate, br, zstd", "zstd"],
    ["gzip, br", "br"],
    ["gzip", "gzip"],
  ])("a page with slots is compressed for browsers that accept %s", async (accepted, encoding) => {
    const cache = createPageCache();
    const requested = () => requestFor("/", { ...cart, "accept-encoding": accepted });
    const filled = await cache.serve(requested(), renderCut, fillWith(own("2")));
    expect(filled.headers.get("content-encoding")).toBe(encoding);
    expect(await read(filled)).toBe("cos 2 buc. {2} gata");
    const header = (name: string) => requested().headers.get(name);
    const found = cache.findFresh({ method: "GET", url: "/", header }, () => own("3"));
    expect(found?.headers["content-encoding"]).toBe(encoding);
    expect(await read(new Response(found?.body, { headers: found?.headers ?? {} }))).toBe(
      "cos 3 buc. {3} gata",
    );
  });

  it("a page is rendered for the visitor if the cached one can be neither sent nor filled", async () => {
    const cache = createPageCache();
    const render: Render = async (_, { onCut } = {}) => page(onCut ? "din memorie" : "a lui");
    for (const [headers, slots] of [
      [{ ...cart, "accept-encoding": "identity" }, own("2")],
      [{ "accept-encoding": "gzip" }, undefined],
    ] as const)
      expect(await read(await cache.serve(requestFor("/", headers), render, fillWith(slots)))).toBe("a lui");
    expect(cache.counts().entries).toBe(0);
  });

  it.each<[string, CutPage | undefined, OwnSlots | undefined]>([
    ["has no slots", { between: ["cos"], slots: [] }, own("2")],
    ["has no slot for data", { between: ["", ""], slots: [{ name: "cart", html: "" }] }, own("2")],
    ["has no slot for the account", cutPage(false), ofCustomer("Ana")],
    ["was not split", undefined, own("2")],
    ["differs in more than its slots", cutPage(false), undefined],
  ])("a page is rendered for the visitor if it %s", async (_, cut, slots) => {
    const cache = createPageCache();
    const render: Render = async (_tags, options = {}) =>
      options.as && cut ? pageOf(cut, options) : page(options.as ? "cos" : "a lui");
    for (const time of [1, 2])
      expect([
        time,
        await read(await cache.serve(requestFor("/", customer), render, fillWith(slots))),
      ]).toEqual([time, "a lui"]);
  });

  it("an uncacheable page is rendered for an anonymous visitor only once", async () => {
    const cache = createPageCache();
    const requested: string[] = [];
    const render: Render = async (_, { as } = {}) => {
      requested.push(as ? "stranger" : "own");
      return page("nu e aici", { status: 404 });
    };
    for (let time = 0; time < 2; time += 1)
      await cache.serve(requestFor("/nimic", cart), render, fillWith(own("0")));
    expect(requested).toEqual(["stranger", "own", "own"]);
  });

  it("a page is rendered for an anonymous visitor again after a failure", async () => {
    const cache = createPageCache();
    const requested: string[] = [];
    const render: Render = async (tags, options) => {
      requested.push(options?.as ? "stranger" : "own");
      return requested.length === 1 ? page("ocupat", { status: 503 }) : renderCut(tags, options);
    };
    for (let time = 0; time < 2; time += 1)
      await cache.serve(requestFor("/", cart), render, fillWith(own("2")));
    expect(requested).toEqual(["stranger", "own", "stranger"]);
  });

  it("a cached page is sent immediately if the visitor's slots are cached or not needed", async () => {
    const cache = createPageCache();
    await cache.serve(requestFor("/", { cookie: "csvid=y" }), renderCut, fillWith(undefined));
    const requested: string[] = [];
    const find = (cookie: string) =>
      cache.findFresh(
        {
          method: "GET",
          url: "/",
          header: (name) => ({ cookie, "accept-encoding": "gzip, br" })[name as "cookie"],
        },
        (sent) => {
          requested.push(sent);
          return sent.includes("qcartid=1") ? own("2") : undefined;
        },
      );
    const found = find("csvid=x; qcartid=1");
    expect(brotliDecompressSync(found?.body ?? "").toString()).toBe("cos 2 buc. {2} gata");
    expect(found?.headers["cache-control"]).toBe("private, no-cache");
    expect(find("csvid=x; qcartid=2")).toBeUndefined();
    // The page of an anonymous visitor needs no slots.
    requested.length = 0;
    expect(brotliDecompressSync(find("csvid=x")?.body ?? "").toString()).toBe("cos 0 buc.  gata");
    expect(requested).toEqual([]);
  });

  it("a page is rendered for a visitor who must see a message", async () => {
    const render: Render = async (_tags, { as } = {}) => page(as ? "cos" : "a lui");
    const cookie = "qcartid=1; notices=x";
    const answer = await createPageCache().serve(requestFor("/", { cookie }), render, fillWith(own("2")));
    expect(await read(answer)).toBe("a lui");
  });

  it("a page is not cached if its data change while it is rendered", async () => {
    const cache = createPageCache();
    let renders = 0;
    const render: Render = async (madeOf, options = {}) => {
      renders += 1;
      if (renders === 1) cache.drop(["product:7"]);
      madeOf(["product:7"]);
      return pageOf(cutPage(false, String(renders)), options);
    };
    const serve = async () => read(await cache.serve(requestFor("/", cart), render, fillWith(own("2"))));
    await serve();
    expect(cache.counts().entries).toBe(0);
    await serve();
    expect(cache.counts().entries).toBe(1);
  });

  describe("pages of customers", () => {
    it("customers share a cached page, filled with each customer's name and favourites", async () => {
      const cache = createPageCache();
      const classes: (PageClass | undefined)[] = [];
      const render: Render = async (tags, options) => {
        classes.push(options?.pageClass);
        expect(options?.as?.headers.get("cookie")).toBe("csvid=x");
        return renderCut(tags, options);
      };
      const serve = async (cookie: string, slots: OwnSlots) =>
        read(await cache.serve(requestFor("/", { cookie }), render, fillWith(slots)));
      expect(
        await Promise.all([
          serve(customer.cookie, ofCustomer("Ana", [7, 8])),
          serve(customer.cookie, ofCustomer("Dan", [8])),
        ]),
      ).toEqual(["Ana(x)cos 2 buc. {} gata", "Dan(-)cos 2 buc. {} gata"]);
      expect(await serve("csvid=x; qcartid=1", own("4"))).toBe("cos 4 buc. {4} gata");
      expect(classes.map((one) => one?.isCustomer)).toEqual([true, false]);
    });

    it("the unfilled page of customers is never sent to an anonymous visitor", async () => {
      const cache = createPageCache();
      await cache.serve(requestFor("/", customer), renderCut, fillWith(ofCustomer("Ana")));
      expect(await read(await cache.serve(requestFor("/", { cookie: "csvid=x" }), renderCut))).toBe(
        "cos 0 buc.  gata",
      );
      const header = (name: string) => ({ cookie: "csvid=x", "accept-encoding": "br" })[name];
      const found = cache.findFresh({ method: "GET", url: "/", header }, () => undefined);
      expect(brotliDecompressSync(found?.body ?? "").toString()).toBe("cos 0 buc.  gata");
      expect(cache.counts().entries).toBe(2);
    });

    it("the cached pages of customers differ by promised delivery days", async () => {
      const cache = createPageCache();
      let renders = 0;
      const render: Render = async (_tags, options = {}) => {
        renders += 1;
        return pageOf(cutPage(true, options.pageClass?.days), options);
      };
      const serve = async (days: string) =>
        read(await cache.serve(requestFor("/", customer), render, fillWith(ofCustomer("", [], { days }))));
      expect([await serve("luni"), await serve(""), await serve("luni")]).toEqual([
        "(-)cosluni 2 buc. {} gata",
        "(-)cos 2 buc. {} gata",
        "(-)cosluni 2 buc. {} gata",
      ]);
      expect(renders).toBe(2);
    });

    it("customers share a cached page only if their prices are the same, and lose it when these change", async () => {
      const cache = createPageCache();
      let renders = 0;
      const render: Render = async (madeOf, options = {}) => {
        renders += 1;
        madeOf(["product:7"]);
        return pageOf(cutPage(true, options.pageClass?.priceView), options);
      };
      const serve = async (name: string, priceView: string) =>
        read(
          await cache.serve(requestFor("/", customer), render, fillWith(ofCustomer(name, [], { priceView }))),
        );
      expect([await serve("Ana", "l1"), await serve("Dan", "l1"), await serve("Eva", "")]).toEqual([
        "Ana(-)cosl1 2 buc. {} gata",
        "Dan(-)cosl1 2 buc. {} gata",
        "Eva(-)cos 2 buc. {} gata",
      ]);
      expect(renders).toBe(2);
      cache.drop(["own-prices"]);
      expect([cache.counts().entries, await serve("Dan", "l1"), renders]).toEqual([
        1,
        "Dan(-)cosl1 2 buc. {} gata",
        3,
      ]);
    });

    it("a cached page for a customer sets the cookie for the last visited page", async () => {
      const cache = createPageCache();
      const filled = ofCustomer("Ana");
      const placed = { ...filled, placeLine: (cookie: string, path: string) => `${cookie.length} ${path}` };
      await cache.serve(requestFor("/a?page=2", customer), renderCut, fillWith(filled));
      const header = (name: string) => ({ ...customer, "accept-encoding": "br" })[name as "cookie"];
      expect(cache.findFresh({ method: "GET", url: "//a?page=2", header }, () => placed)).toBeUndefined();
      const known = cache.findFresh({ method: "GET", url: "/a?page=2", header }, () => placed);
      expect(known?.headers["set-cookie"]).toBe(`${customer.cookie.length} /a?page=2`);
      expect(cache.findFresh({ method: "GET", url: "/a?page=2", header }, () => undefined)).toBeUndefined();
    });
  });
});
