import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { OwnSlots, PageClass } from "../../../storefront/app/server.ts";
import { createPageCache, keyOf, type Render } from "./page-cache.ts";

const ask = (path: string, headers: Record<string, string> = {}): Request =>
  new Request(`http://shop.test${path}`, { headers: { "accept-encoding": "gzip, br", ...headers } });
const page = (text: string, init: ResponseInit = {}): Response =>
  new Response(text, {
    ...init,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `nonce-${text}`,
      ...init.headers,
    },
  });
const textOf = async (response: Response): Promise<string> => {
  const bytes = Buffer.from(await response.arrayBuffer());
  return response.headers.get("content-encoding") === "br"
    ? brotliDecompressSync(bytes).toString()
    : bytes.toString();
};

describe("which pages are kept", () => {
  it.each([
    "/account",
    "/account/login/google",
    "/ACCOUNT/login/google",
    "/%61ccount/login/google",
    "//account//login/google",
    "/cookie",
  ])("not the ones of one visitor alone: %s", (path) => {
    expect(keyOf(ask(path))).toBeUndefined();
    expect(keyOf(ask("/accounts"))).toBeDefined();
  });

  it.each([
    "/?x=1",
    "/search?term=a",
    "/detergenti?page=2&utm_source=a",
    "/detergenti?page=02",
    "/detergenti?page=123456",
    "/detergenti?page=9e9",
    "/detergenti?page=a",
    "/detergenti?sort=%00",
    `/detergenti?filters=${"a".repeat(201)}`,
    "/detergenti?price=1e3-",
  ])("not the one with an unknown key or value: %s", (path) => {
    expect(keyOf(ask(path))).toBeUndefined();
  });

  it.each(["qcartid=1", "user_token=1", "notices=x", "typed=x", "compare=7", "a=1; order=3"])(
    "not for a visitor with %s",
    (cookie) => {
      expect(keyOf(ask("/", { cookie }))).toBeUndefined();
    },
  );

  it("one for every order of the same keys, another for who chose about cookies", () => {
    expect(keyOf(ask("/a?sort=nume&page=2"))).toBe(keyOf(ask("/a?page=2&sort=nume")));
    expect(keyOf(ask("/a", { cookie: "consent=1" }))).toBe(keyOf(ask("/a")));
    expect(keyOf(ask("/a", { cookie: "csvid=x; consent=1" }))).not.toBe(keyOf(ask("/a")));
    expect(keyOf(ask("/a", { cookie: "csvid=x" }))).toBe(keyOf(ask("/a", { cookie: "csvid=y; consent=1" })));
  });

  it.each(["csvid=", "csvid", "csvid=%00", "csvid=x; csvid=", "csvid=; csvid=x"])(
    "not for a choice about cookies that is none: %s",
    (cookie) => {
      expect(keyOf(ask("/", { cookie }))).toBeUndefined();
    },
  );

  it("not what was sent, what is no br, and what a script asks for", () => {
    expect(keyOf(new Request("http://shop.test/", { method: "POST" }))).toBeUndefined();
    expect(keyOf(ask("/", { "accept-encoding": "gzip" }))).toBeUndefined();
    expect(keyOf(ask("/a.data"))).toBeUndefined();
  });
});

describe("serving", () => {
  it("renders once for many at the same time and then sends the same page with its own policy", async () => {
    const cache = createPageCache();
    let renders = 0;
    const render = async () => page(`v${++renders}`);
    const answers = await Promise.all([1, 2, 3].map(() => cache.serve(ask("/"), render)));
    expect(await Promise.all(answers.map(textOf))).toEqual(["v1", "v1", "v1"]);
    const again = await cache.serve(ask("/"), render);
    expect(again.headers.get("content-security-policy")).toBe("nonce-v1");
    expect(renders).toBe(1);
  });

  it("sends a page older than 30 s once more while it is rendered anew", async () => {
    let time = 0;
    let renders = 0;
    const cache = createPageCache({ now: () => time });
    const render = async () => page(`v${++renders}`);
    await cache.serve(ask("/"), render);
    time = 31_000;
    expect(await textOf(await cache.serve(ask("/"), render))).toBe("v1");
    await expect.poll(async () => textOf(await cache.serve(ask("/"), render))).toBe("v2");
    expect(renders).toBe(2);
  });

  it.each([
    ["an error", { status: 500 }],
    ["a page not found", { status: 404 }],
    ["one with a cookie", { headers: { "set-cookie": "a=1" } }],
    ["one that no one may store", { headers: { "cache-control": "no-store" } }],
  ])("neither keeps nor shares %s", async (_, init) => {
    const cache = createPageCache();
    let renders = 0;
    const render = async () => page(`v${++renders}`, init);
    await cache.serve(ask("/"), render);
    expect(await textOf(await cache.serve(ask("/"), render))).toBe("v2");
    const atOnce = await Promise.all([1, 2, 3].map(() => cache.serve(ask("/"), render)));
    expect(new Set(await Promise.all(atOnce.map(textOf))).size).toBe(3);
  });

  it("keeps the plain pages however many pages of lists are asked for", async () => {
    const cache = createPageCache();
    let renders = 0;
    const render = async () => page(`v${++renders}${randomBytes(400_000).toString("base64")}`);
    await cache.serve(ask("/"), render);
    for (let at = 1; at <= 130; at += 1) await cache.serve(ask(`/a?page=${at}`), render);
    expect(renders).toBe(131);
    await cache.serve(ask("/"), render);
    expect(renders).toBe(131);
    await cache.serve(ask("/a?page=1"), render);
    expect(renders).toBe(132);
  });

  it("forgets what was begun before the catalogue changed", async () => {
    const cache = createPageCache();
    let finish: (response: Response) => void = () => undefined;
    const slow = cache.serve(ask("/"), () => new Promise((resolve) => (finish = resolve)));
    cache.drop(["catalogue"]);
    finish(page("old"));
    expect(await textOf(await slow)).toBe("old");
    expect(await textOf(await cache.serve(ask("/"), async () => page("new")))).toBe("new");
  });
});

describe("pages with slots", () => {
  const cart = { cookie: "qcartid=1", "accept-encoding": "gzip, br" };
  /** Two slots, cut out where they stand once; a customer's page has his name before them. */
  const slots = (own: OwnSlots | undefined) => ({
    cut: async (html: string, isCustomer: boolean) => {
      const [before, between, after, ...more] = html.split(/<i>0<\/i>|<b><\/b>/);
      if (before === undefined || between === undefined || after === undefined || more.length > 0)
        return undefined;
      if (!isCustomer)
        return { between: [before, between, after], slots: ["cart" as const, "data" as const] };
      const heart = { productId: 7, liked: "(x)", unliked: "(-)" };
      return {
        between: ["", before.replace("(-)", ""), between, after],
        slots: [heart, "cart" as const, "data" as const],
      };
    },
    fill: async () => own,
  });
  const own = (cart: string, more: Partial<OwnSlots> = {}): OwnSlots => ({
    pageClass: { isCustomer: false, countyId: undefined, days: "" },
    filled: { cart: `<i>${cart}</i>`, data: `<b>${cart}</b>` },
    liked: new Set(),
    placeLine: () => undefined,
    ...more,
  });
  const ofCustomer = (cart: string, liked: number[] = [], days = ""): OwnSlots =>
    own(cart, {
      pageClass: { isCustomer: true, countyId: days ? 1 : undefined, days },
      liked: new Set(liked),
    });
  const unzipped = async (response: Response) =>
    gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
  const FRAME = "cos <i>0</i> buc. <b></b> gata";

  it("are rendered for nobody in particular, and filled for who has a cart", async () => {
    const cache = createPageCache();
    const cookies: (string | null | undefined)[] = [];
    const render: Render = async (_, { as } = {}) => {
      cookies.push(as?.headers.get("cookie"));
      return page(FRAME, { headers: { link: "</a>" } });
    };
    const asked = ask("/", { ...cart, cookie: "csvid=x; qcartid=1; consent=1" });
    const filled = await cache.serve(asked, render, slots(own("2")));
    expect(filled.headers.get("cache-control")).toBe("private, no-cache");
    expect(filled.headers.get("link")).toBe("</a>");
    expect(await unzipped(filled)).toBe("cos <i>2</i> buc. <b>2</b> gata");
    expect(cookies).toEqual(["csvid=x; consent=1"]);
    // The stranger's page is the one that is kept.
    const stranger = ask("/", { cookie: "csvid=y" });
    expect(await textOf(await cache.serve(stranger, render, slots(own("0"))))).toBe(FRAME);
    expect(cookies).toHaveLength(1);
  });

  it.each([
    ["lacks a slot", "cos <i>0</i>", own("2")],
    ["has one twice", `${FRAME}<b></b>`, own("2")],
    ["differs in more than its slots", FRAME, undefined],
  ])("are rendered for who asks where the page %s", async (_, text, filled) => {
    const cache = createPageCache();
    const render: Render = async (_tags, { as } = {}) => page(as ? text : "a lui");
    for (const time of [1, 2])
      expect([time, await textOf(await cache.serve(ask("/", cart), render, slots(filled)))]).toEqual([
        time,
        "a lui",
      ]);
  });

  it("are tried once for a stranger where they may not be kept", async () => {
    const cache = createPageCache();
    const asked: string[] = [];
    const render: Render = async (_, { as } = {}) => {
      asked.push(as ? "stranger" : "own");
      return page("nu e aici", { status: 404 });
    };
    for (let time = 0; time < 2; time += 1) await cache.serve(ask("/nimic", cart), render, slots(own("0")));
    expect(asked).toEqual(["stranger", "own", "own"]);
  });

  it("are tried again after one that nobody could answer", async () => {
    const cache = createPageCache();
    const asked: string[] = [];
    const render: Render = async (_, { as } = {}) => {
      asked.push(as ? "stranger" : "own");
      return asked.length === 1 ? page("ocupat", { status: 503 }) : page(FRAME);
    };
    for (let time = 0; time < 2; time += 1) await cache.serve(ask("/", cart), render, slots(own("2")));
    expect(asked).toEqual(["stranger", "own", "stranger"]);
  });

  it("are found fresh for whom the slots are known, and for nobody else", async () => {
    const cache = createPageCache();
    await cache.serve(ask("/", { cookie: "csvid=y" }), async () => page(FRAME), slots(undefined));
    const asked: string[] = [];
    const find = (cookie: string, encoding = "gzip, br") =>
      cache.findFresh(
        {
          method: "GET",
          url: "/",
          header: (name) => ({ cookie, "accept-encoding": encoding })[name as "cookie"],
        },
        (sent) => {
          asked.push(sent);
          return sent.includes("qcartid=1") ? own("2") : undefined;
        },
      );
    const found = find("csvid=x; qcartid=1");
    expect(gunzipSync(found?.body ?? "").toString()).toBe("cos <i>2</i> buc. <b>2</b> gata");
    expect(found?.headers).toMatchObject({
      "cache-control": "private, no-cache",
      "content-encoding": "gzip",
    });
    expect(find("csvid=x; qcartid=2")).toBeUndefined();
    expect(find("csvid=x; qcartid=1", "br")).toBeUndefined();
    // The stranger's page asks nobody.
    asked.length = 0;
    expect(brotliDecompressSync(find("csvid=x")?.body ?? "").toString()).toBe(FRAME);
    expect(asked).toEqual([]);
  });

  it("are not for who has a notice besides", async () => {
    const render: Render = async (_tags, { as } = {}) => page(as ? FRAME : "a lui");
    const cookie = "qcartid=1; notices=x";
    const answer = await createPageCache().serve(ask("/", { ...cart, cookie }), render, slots(own("2")));
    expect(await textOf(answer)).toBe("a lui");
  });

  describe("of a customer", () => {
    const customer = { ...cart, cookie: "csvid=x; user_token=t; qcartid=1" };
    const MODEL = `(-)${FRAME}`;

    it("are one page for all of them, another than the stranger's, and each has his hearts", async () => {
      const cache = createPageCache();
      const classes: (PageClass | undefined)[] = [];
      const render: Render = async (_tags, { as, pageClass } = {}) => {
        classes.push(pageClass);
        expect(as?.headers.get("cookie")).toBe("csvid=x");
        return page(pageClass?.isCustomer ? MODEL : FRAME);
      };
      const read = async (cookie: string, filled: OwnSlots) =>
        unzipped(await cache.serve(ask("/", { ...cart, cookie }), render, slots(filled)));
      expect(await read(customer.cookie, ofCustomer("2", [7, 8]))).toBe("(x)cos <i>2</i> buc. <b>2</b> gata");
      expect(await read(customer.cookie, ofCustomer("3", [8]))).toBe("(-)cos <i>3</i> buc. <b>3</b> gata");
      expect(await read("csvid=x; qcartid=1", own("4"))).toBe("cos <i>4</i> buc. <b>4</b> gata");
      expect(classes.map((one) => one?.isCustomer)).toEqual([true, false]);
    });

    it("are others where other days are promised", async () => {
      const cache = createPageCache();
      let renders = 0;
      const render: Render = async (_tags, { pageClass } = {}) => {
        renders += 1;
        return page(`${MODEL} ${pageClass?.days}`);
      };
      const read = async (days: string) =>
        unzipped(await cache.serve(ask("/", customer), render, slots(ofCustomer("2", [], days))));
      expect([await read("luni"), await read(""), await read("luni")].map((text) => text.slice(35))).toEqual([
        "luni",
        "",
        "luni",
      ]);
      expect(renders).toBe(2);
    });

    it("are found fresh with the place that he lets the shop remember", async () => {
      const cache = createPageCache();
      const render: Render = async () => page(MODEL);
      const filled = ofCustomer("2");
      const placed = { ...filled, placeLine: (cookie: string, path: string) => `${cookie.length} ${path}` };
      await cache.serve(ask("/a?page=2", customer), render, slots(filled));
      const header = (name: string) => customer[name as keyof typeof customer];
      const found = cache.findFresh({ method: "GET", url: "//a?page=2", header }, () => placed);
      expect(found).toBeUndefined();
      const known = cache.findFresh({ method: "GET", url: "/a?page=2", header }, () => placed);
      expect(known?.headers["set-cookie"]).toBe(`${customer.cookie.length} /a?page=2`);
      expect(cache.findFresh({ method: "GET", url: "/a?page=2", header }, () => undefined)).toBeUndefined();
    });
  });
});

describe("what a visitor remembers of lists", () => {
  it("makes another page, which no proxy keeps", async () => {
    const keys = ["", "sort=nume", "density=3", "sort=nume; density=3"].map((cookie) =>
      keyOf(ask("/a", { cookie: `csvid=x; ${cookie}` })),
    );
    expect(new Set(keys).size).toBe(4);
    expect(keys).not.toContain(undefined);
    vi.stubEnv("CDN_BYPASSES_COOKIES", "1");
    const cache = createPageCache();
    const storing = async (cookie: string) =>
      (await cache.serve(ask("/a", { cookie }), async () => page("a"))).headers.get("cache-control");
    expect([await storing("csvid=x"), await storing("csvid=x; sort=nume")]).toEqual([
      expect.stringContaining("public"),
      "private, no-cache",
    ]);
    vi.unstubAllEnvs();
  });

  it.each(["sort=Nume 2", "sort=%20customer", "density=5", "density=3; density=33"])(
    "is not ours as %s, and makes no key",
    (cookie) => {
      expect(keyOf(ask("/a", { cookie }))).toBeUndefined();
    },
  );
});
