import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { pageRequestOf, keyOf as keyOfAsked } from "./page-key.ts";

const keyOf = (request: Request): string | undefined => keyOfAsked(pageRequestOf(request));

const requestFor = (path: string, headers: Record<string, string> = {}): Request =>
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

describe("cacheable pages", () => {
  it.each([
    "/account",
    "/account/login/google",
    "/ACCOUNT/login/google",
    "/%61ccount/login/google",
    "//account//login/google",
    "/cookie",
  ])("a page for one visitor only is not cached: %s", (path) => {
    expect(keyOf(requestFor(path))).toBeUndefined();
    expect(keyOf(requestFor("/accounts"))).toBeDefined();
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
  ])("a page with an unsupported query key or value is not cached: %s", (path) => {
    expect(keyOf(requestFor(path))).toBeUndefined();
  });

  it.each(["qcartid=1", "user_token=1", "notices=x", "typed=x", "compare=7", "a=1; order=3"])(
    "a page is not cached for a visitor with %s",
    (cookie) => {
      expect(keyOf(requestFor("/", { cookie }))).toBeUndefined();
    },
  );

  it("a cached page depends on the cookie choice, but not on the order of query keys", () => {
    expect(keyOf(requestFor("/a?sort=nume&page=2"))).toBe(keyOf(requestFor("/a?page=2&sort=nume")));
    expect(keyOf(requestFor("/a", { cookie: "consent=1" }))).toBe(keyOf(requestFor("/a")));
    expect(keyOf(requestFor("/a", { cookie: "csvid=x; consent=1" }))).not.toBe(keyOf(requestFor("/a")));
    expect(keyOf(requestFor("/a", { cookie: "csvid=x" }))).toBe(
      keyOf(requestFor("/a", { cookie: "csvid=y; consent=1" })),
    );
  });

  it.each(["csvid=", "csvid", "csvid=%00", "csvid=x; csvid=", "csvid=; csvid=x"])(
    "a page is not cached for an invalid cookie choice: %s",
    (cookie) => {
      expect(keyOf(requestFor("/", { cookie }))).toBeUndefined();
    },
  );

  it("form submissions and data requests are not cached", () => {
    expect(keyOf(new Request("http://shop.test/", { method: "POST" }))).toBeUndefined();
    expect(keyOf(requestFor("/a.data"))).toBeUndefined();
  });
});

describe("page cache", () => {
  it("the page cache renders a page once for concurrent requests and sends it with its own policy", async () => {
    const cache = createPageCache();
    let renders = 0;
    const render = async () => page(`v${++renders}`);
    const answers = await Promise.all([1, 2, 3].map(() => cache.serve(requestFor("/"), render)));
    expect(await Promise.all(answers.map(textOf))).toEqual(["v1", "v1", "v1"]);
    const again = await cache.serve(requestFor("/"), render);
    expect(again.headers.get("content-security-policy")).toBe("nonce-v1");
    expect(renders).toBe(1);
  });

  it("the page cache sends a page older than 30 s once more while rendering it again", async () => {
    let time = 0;
    let renders = 0;
    const cache = createPageCache({ now: () => time });
    const render = async () => page(`v${++renders}`);
    await cache.serve(requestFor("/"), render);
    time = 31_000;
    expect(await textOf(await cache.serve(requestFor("/"), render))).toBe("v1");
    await expect.poll(async () => textOf(await cache.serve(requestFor("/"), render))).toBe("v2");
    expect(renders).toBe(2);
  });

  it.each([
    ["an error response", { status: 500 }],
    ["a page not found", { status: 404 }],
    ["a page with a cookie", { headers: { "set-cookie": "a=1" } }],
    ["a page with no-store", { headers: { "cache-control": "no-store" } }],
  ])("the page cache neither stores nor shares %s", async (_, init) => {
    const cache = createPageCache();
    let renders = 0;
    const render = async () => page(`v${++renders}`, init);
    await cache.serve(requestFor("/"), render);
    expect(await textOf(await cache.serve(requestFor("/"), render))).toBe("v2");
    const atOnce = await Promise.all([1, 2, 3].map(() => cache.serve(requestFor("/"), render)));
    expect(new Set(await Promise.all(atOnce.map(textOf))).size).toBe(3);
  });

  it("the page cache keeps plain pages however many list pages are requested", async () => {
    const cache = createPageCache();
    let renders = 0;
    const render = async () => page(`v${++renders}${randomBytes(400_000).toString("base64")}`);
    await cache.serve(requestFor("/"), render);
    for (let at = 1; at <= 130; at += 1) await cache.serve(requestFor(`/a?page=${at}`), render);
    expect(renders).toBe(131);
    await cache.serve(requestFor("/"), render);
    expect(renders).toBe(131);
    await cache.serve(requestFor("/a?page=1"), render);
    expect(renders).toBe(132);
  });

  it("the page cache does not store a page whose rendering began before the catalogue changed", async () => {
    const cache = createPageCache();
    let finish: (response: Response) => void = () => undefined;
    const slow = cache.serve(requestFor("/"), () => new Promise((resolve) => (finish = resolve)));
    cache.drop(["catalogue"]);
    finish(page("old"));
    expect(await textOf(await slow)).toBe("old");
    expect(await textOf(await cache.serve(requestFor("/"), async () => page("new")))).toBe("new");
  });
});

describe("a remembered view of lists", () => {
  it("a remembered view of lists selects a separate cached page, which no proxy caches", async () => {
    const keys = ["", "sort=nume", "density=3", "sort=nume; density=3"].map((cookie) =>
      keyOf(requestFor("/a", { cookie: `csvid=x; ${cookie}` })),
    );
    expect(new Set(keys).size).toBe(4);
    expect(keys).not.toContain(undefined);
    vi.stubEnv("CDN_BYPASSES_COOKIES", "1");
    const cache = createPageCache();
    const storing = async (cookie: string) =>
      (await cache.serve(requestFor("/a", { cookie }), async () => page("a"))).headers.get("cache-control");
    expect([await storing("csvid=x"), await storing("csvid=x; sort=nume")]).toEqual([
      expect.stringContaining("public"),
      "private, no-cache",
    ]);
    vi.unstubAllEnvs();
  });

  it.each(["sort=Nume 2", "sort=%20customer", "density=5", "density=3; density=33"])(
    "no cached page is sent for the invalid list-view cookie %s",
    (cookie) => {
      expect(keyOf(requestFor("/a", { cookie }))).toBeUndefined();
    },
  );
});
