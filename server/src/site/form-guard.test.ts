import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { mountAppleReturn } from "./apple-return.ts";
import { guardForms, isFromShop, MAX_FIELDS } from "./form-guard.ts";
import type { SiteApp } from "./site-app.ts";

const SHOP = "https://magazin.ro";
const URLENCODED = { "content-type": "application/x-www-form-urlencoded" };
let logged: unknown[] = [];
let site: SiteApp = new Hono();

beforeEach(() => {
  logged = [];
  site = new Hono();
  mountAppleReturn(site);
  const log = { warn: (what: unknown) => void logged.push(what) };
  const isAtWork = async ({ headers }: Request) => headers.get("cookie") === "staff_session=a1";
  site.use(guardForms(SHOP, { log, isAtWork }));
  site.all("*", async (c) => {
    const form = c.req.method === "POST" ? await c.req.raw.formData() : new FormData();
    return c.json([...form.keys()]);
  });
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
const send = async ({ method = "POST", headers = {}, body = "a=1&b=2" }: Sent): Promise<Response> =>
  site.request(`${SHOP}/delogare`, {
    method,
    headers: { ...URLENCODED, ...headers },
    ...(method === "GET" || method === "HEAD" ? {} : { body }),
  });

describe("the origin of a form", () => {
  it.each([
    ["this shop", { origin: SHOP, "sec-fetch-site": "same-origin" }, true],
    ["only this shop's Origin", { origin: SHOP }, true],
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, false],
    [
      "a site of the same domain",
      { origin: "https://blog.magazin.ro", "sec-fetch-site": "same-site" },
      false,
    ],
    ["the shop without TLS", { origin: "http://magazin.ro" }, false],
    ["a page without an origin", { origin: "null" }, false],
    ["another site, without Origin", { "sec-fetch-site": "cross-site" }, false],
    ["a sibling, without Origin", { "sec-fetch-site": "same-site" }, false],
    ["an address that the visitor typed", { "sec-fetch-site": "none" }, true],
    ["a client that is not a browser", {}, true],
  ])(
    "the origin decides whether a form is accepted: %s",
    async (_, headers: Record<string, string>, passes) => {
      expect(isFromShop(new Headers(headers), SHOP)).toBe(passes);
      expect((await send({ headers })).status).toBe(passes ? 200 : 403);
    },
  );

  it("the origin of a form may be any local name of this machine with the shop's port", () => {
    const ours = new Headers({ origin: "http://127.0.0.1:3000" });
    expect(isFromShop(ours, "http://localhost:3000")).toBe(true);
    expect(isFromShop(ours, "http://localhost:3001")).toBe(false);
  });

  it("a login response posted by Apple is accepted from another origin", async () => {
    const answer = await site.request(`${SHOP}/account/login/apple/callback`, {
      method: "POST",
      headers: { ...URLENCODED, origin: "https://appleid.apple.com" },
      body: "code=1&state=2",
    });
    expect(answer.status).toBe(303);
  });

  it("refused forms are logged a limited number of times", async () => {
    for (let at = 0; at < 50; at += 1)
      await send({ headers: { origin: `https://evil.example/${"x".repeat(500)}` } });
    expect(logged.length).toBeGreaterThan(0);
    // The test may run into a second minute.
    expect(logged.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(logged[0]).length).toBeLessThan(300);
  });
});

describe("malformed and unsupported requests", () => {
  it.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
    "a %s request is refused with the allowed methods",
    async (method) => {
      const answer = await send({ method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
    },
  );

  it.each(["application/json", "text/plain", "multipart/form-data", "x"])(
    "a body of type %s is refused with 415",
    async (type) => {
      expect((await send({ headers: { "content-type": type } })).status).toBe(415);
    },
  );

  it.each(["--x\r\nbroken", "", "--x\r\n\r\na"])("a malformed form is refused: %j", async (body) => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect((await send({ headers, body })).status).toBe(400);
  });
});

describe("the fields of a form", () => {
  const several = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=`).join("&");
  const parts = (count: number) =>
    `${Array.from({ length: count }, (_, at) => `--x\r\ncontent-disposition: form-data; name="f${at}"\r\n\r\n\r\n`).join("")}--x--\r\n`;
  const inParts = { "content-type": 'multipart/form-data; boundary="x"' };

  it("the fields of a form are passed on, whether URL-encoded or multipart", async () => {
    expect(await (await send({})).json()).toEqual(["a", "b"]);
    expect(await (await send({ headers: inParts, body: parts(2) })).json()).toEqual(["f0", "f1"]);
  });

  it("a form with too many fields is refused with 413", async () => {
    expect((await send({ body: several(MAX_FIELDS) })).status).toBe(200);
    expect((await send({ body: several(38_000) })).status).toBe(413);
    expect((await send({ headers: inParts, body: parts(3_500) })).status).toBe(413);
  });

  it("a form for a record with many rows may have thousands of fields if staff send it", async () => {
    const postForm = async (path: string, count: number, cookie = "staff_session=a1") =>
      (
        await site.request(`${SHOP}${path}`, {
          method: "POST",
          headers: { ...URLENCODED, cookie },
          body: several(count),
        })
      ).status;
    // A parameter with 5,000 values.
    expect(await postForm("/admin/parametri/9.data", 15_010)).toBe(200);
    expect(await postForm("/admin/parametri/9", 38_000)).toBe(413);
    expect(await postForm("/admin/parametri/9", 15_010, "staff_session=b2")).toBe(413);
    expect(await postForm("/admin/produse/9", 15_010)).toBe(413);
  });

  it("a form is parsed within 1.5 s of CPU time, even if it repeats one character or boundary", async () => {
    const bodies = ["&", " ", "a", "\r\n", "--x\r\n", "=", "%"].map((text) =>
      text.repeat(250_000 / text.length),
    );
    for (const body of bodies)
      for (const headers of [URLENCODED, inParts]) {
        const before = process.threadCpuUsage();
        await send({ headers, body });
        expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1_500);
      }
  });
});

it("a GET or HEAD request is accepted from any site", async () => {
  expect((await send({ method: "GET", headers: { origin: "https://evil.example" } })).status).toBe(200);
  expect((await send({ method: "HEAD" })).status).toBe(200);
});
