import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { guardOffice, mountOffice } from "./office.ts";
import type { SiteEnv } from "./site-app.ts";

interface TestRequest {
  networks?: string[];
  visitor?: string;
  headers?: Record<string, string>;
}

/** Sends a request to a site with an office that echoes it and a shop without this page. */
function sendRequest(
  path: string,
  { networks, visitor = "203.0.113.7", headers: sent = {} }: TestRequest = {},
) {
  const site = new Hono<SiteEnv>();
  const { isOpen, headers } = guardOffice(networks);
  site.use(async (c, next) => {
    c.set("visitor", visitor);
    await next();
  });
  site.use(headers);
  site.get("/admin/assets/fix.js", (c) => {
    c.header("cache-control", "public, max-age=31536000, immutable");
    return c.text("fix");
  });
  const office = {
    fetch: async ({ url }: Request, { nonce, visitorAddress }: { nonce: string; visitorAddress?: string }) =>
      new Response(`birou ${visitorAddress} ${nonce}`, {
        headers: {
          "content-type": "text/html",
          ...(url.includes("/mesaje/") && { "content-security-policy": "sandbox; default-src 'none'" }),
          ...(url.includes("/slab") && { "content-security-policy": "default-src *" }),
        },
      }),
  };
  mountOffice(site, isOpen, { office, shopUrl: "https://curat.ro", isDev: false });
  site.all("*", (c) => c.text("magazin", 404));
  return site.request(path, { headers: sent });
}

describe("the office", () => {
  it("the office is served below its path and nowhere else", async () => {
    for (const path of ["/admin", "/admin/comenzi?stare=new", "/admin.data"])
      expect(await (await sendRequest(path)).text()).toMatch(/^birou 203\.0\.113\.7 /);
    for (const path of ["/", "/administratie", "/adm", "/blog/admin"])
      expect(await (await sendRequest(path)).text()).toBe("magazin");
  });

  it("the office is neither cached nor indexed and admits no third party", async () => {
    const page = await sendRequest("/admin/comenzi");
    const [, nonce = ""] = /(\S+)$/.exec(await page.text()) ?? [];
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe/);
  });

  it("the office keeps a page's sandbox policy and replaces any other", async () => {
    const policyOf = async (path: string) => (await sendRequest(path)).headers.get("content-security-policy");
    expect(await policyOf("/admin/comenzi/1/mesaje/2")).toBe("sandbox; default-src 'none'");
    expect(await policyOf("/admin/slab")).toMatch(/^default-src 'none'; script-src 'self'/);
  });

  it("the office reloads once after a link from another site, so that the browser sends the cookie", async () => {
    const from = async (site: string) =>
      (await (await sendRequest("/admin/comenzi", { headers: { "sec-fetch-site": site } })).text()).includes(
        "refresh",
      );
    expect(await Promise.all(["cross-site", "same-origin", "none"].map(from))).toEqual([true, false, false]);
  });

  it("the office sends a new nonce with every page", async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await sendRequest("/admin")).headers.get("content-security-policy")),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  it("the office lets browsers cache its hashed files", async () => {
    const file = await sendRequest("/admin/assets/fix.js");
    expect([await file.text(), file.headers.get("cache-control")]).toEqual([
      "fix",
      "public, max-age=31536000, immutable",
    ]);
  });
});

describe("an office limited to networks", () => {
  const networks = ["10.1.0.0/16", "192.0.2.4", "2001:db8:7::/48"];

  it.each([
    ["10.1.200.3", true],
    ["10.2.0.1", false],
    ["192.0.2.4", true],
    ["192.0.2.5", false],
    ["2001:db8:7:1::9", true],
    ["2001:db8:8::9", false],
    ["unknown", false],
  ])("an office limited to networks is visible to %s: %s", async (visitor, isFound) => {
    const page = await sendRequest("/admin/comenzi", { networks, visitor });
    expect([page.status, await page.text()].join()).toMatch(isFound ? /^200,birou/ : /^404,magazin$/);
    expect(page.headers.has("x-robots-tag")).toBe(isFound);
  });
});
