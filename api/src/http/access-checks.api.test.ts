import { describe, expect, it } from "vitest";
import { type Api, createApi } from "../index.ts";
import { openTestShop } from "../testing/test-shop.ts";

const shop = await openTestShop();
const bare = (path: string, init?: RequestInit): Promise<Response> =>
  shop.api.fetch(new Request(`http://api.test/api/v1${path}`, init));

describe("the API key", () => {
  it.each([undefined, "wrong", ""])("the API key %s is refused with 401 and no details", async (key) => {
    const response = await bare("/counties", key === undefined ? {} : { headers: { "x-api-key": key } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: "Unauthenticated." });
  });

  it.each(["/health", "/openapi.json", "/docs", "/docs/swagger-ui.css"])(
    "no API key is required for %s",
    async (path) => {
      expect((await bare(path)).status).toBe(200);
    },
  );

  it("the documentation lists calls on a page without third-party files", async () => {
    const document = (await (await bare("/openapi.json")).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(["/categories/{id}", "/products", "/search/{term}", "/utilities/router"]),
    );
    const answer = await bare("/docs");
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(policy).toMatch(/frame-ancestors 'none'; base-uri 'none'; form-action 'none'$/);
    expect(await answer.text()).not.toMatch(/https?:\/\//);
  });
});

describe("staff authentication", () => {
  it.each([undefined, "", "wrong", "test-key"])(
    "the invalid staff key %j is refused with 401",
    async (key) => {
      const headers: Record<string, string> = key === undefined ? {} : { "x-staff-key": key };
      expect((await shop.get("/staff/orders", { headers })).status).toBe(401);
    },
  );

  it("a staff key is accepted only together with the API key", async () => {
    const headers = { "x-staff-key": shop.staffKey };
    expect((await bare("/staff/orders", { headers })).status).toBe(401);
    expect((await shop.get("/staff/orders", { headers })).status).toBe(200);
  });
});

describe("invalid input", () => {
  it("an unknown call returns 404", async () => {
    expect((await shop.get("/nimic")).status).toBe(404);
  });

  it("a malformed body returns 422 with a Romanian message for the field", async () => {
    const missing = await shop.post("/utilities/router", {});
    expect(missing).toMatchObject({
      status: 422,
      body: { errors: { url: ["Câmpul url este obligatoriu."] } },
    });
    const broken = await shop.post("/utilities/router", "{oops");
    expect(broken).toMatchObject({
      status: 422,
      body: { errors: { body: ["Datele trimise nu sunt valide."] } },
    });
  });

  it("a body of more than 256 KiB returns 413", async () => {
    const { status, body } = await shop.post("/utilities/router", { url: "x".repeat(300_000) });
    expect(status).toBe(413);
    expect(body.message).toBe("Datele trimise sunt prea mari.");
  });

  it("a large content length returns 413 without reading the body", async () => {
    const headers = { "content-length": "300000" };
    expect((await shop.post("/utilities/router", { url: "/" }, { headers })).status).toBe(413);
  });
});

describe("rate limits per address", () => {
  const statuses = async (path: string, times: number, init: RequestInit & { headers?: object } = {}) => {
    const api = createApi({ ...shop.config, rateLimits: true });
    const headers = {
      ...init.headers,
      "x-api-key": shop.config.apiKey,
      "x-visitor-address": "192.0.2.1",
    };
    const sendRequest = async (): Promise<number> =>
      (await api.fetch(new Request(`http://api.test/api/v1${path}`, { ...init, headers }))).status;
    const answers = await Promise.all(Array.from({ length: times }, sendRequest));
    await api.close();
    return answers;
  };

  it.each([
    ["/user/company-data?cui=14399840", 30],
    ["/cart/change?countyID=12", 600],
  ])("%s, a GET that is not a plain read, is limited to %d a minute", async (path, allowed) => {
    const answers = await statuses(path, allowed + 2);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
  });

  it.each([
    ["/orders/lookup", 10],
    ["/orders", 60],
    ["/utilities/newsletter", 60],
  ])("posts to %s are limited to %d a minute, even if they are invalid", async (path, allowed) => {
    const answers = await statuses(path, allowed + 2, { method: "POST", body: "{}" });
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
  });

  it("unknown calls are not limited, and their bodies are not read", async () => {
    const init = { method: "POST", body: "{}", headers: { "content-length": "300000" } };
    expect(new Set(await statuses("/nu-exista", 602, init))).toEqual(new Set([404]));
  });

  describe("rate limits by network", () => {
    const sendRequest = async (api: Api, path: string, visitor: string): Promise<Response> => {
      const headers = { "x-api-key": shop.config.apiKey, "x-visitor-address": visitor };
      return api.fetch(new Request(`http://api.test/api/v1${path}`, { headers }));
    };
    const REGISTER = "/user/company-data?cui=14399840";
    const refusedOf = async (requested: Promise<Response>[]): Promise<number> =>
      (await Promise.all(requested)).filter(({ status }) => status === 429).length;

    it("an IPv6 /64 counts as one address", async () => {
      const api = createApi({ ...shop.config, rateLimits: true });
      const from = (network: number) =>
        Array.from({ length: 35 }, (__, host) =>
          sendRequest(api, REGISTER, `2001:db8:7:${network}::${host.toString(16)}`),
        );
      expect(await refusedOf(from(1))).toBe(5);
      // Another network of the same site is counted separately, until the site reaches four times the limit.
      expect(await refusedOf(from(2))).toBe(5);
      await Promise.all([...from(3), ...from(4)]);
      expect(await refusedOf(from(5))).toBe(35);
      expect(await refusedOf([sendRequest(api, REGISTER, "2001:db8:ffff:1::1")])).toBe(0);
      await api.close();
    });

    it("rate limits for calls that attackers use for guessing are shared by all processes, with Retry-After", async () => {
      const processes = [0, 1].map(() => createApi({ ...shop.config, rateLimits: true }));
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          sendRequest(processes[index % 2] ?? shop.api, REGISTER, "198.51.100.7"),
        ),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(10);
      const seconds = Number(refused[0]?.headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      await Promise.all(processes.map((api) => api.close()));
    });

    it("shared limits are counted in memory while the database fails", async () => {
      const api = createApi({ ...shop.config, rateLimits: true });
      await shop.query("alter table rate_limit rename to rate_limit_away");
      const requested = Array.from({ length: 35 }, () => sendRequest(api, REGISTER, "198.51.100.8"));
      const refused = await refusedOf(requested);
      await shop.query("alter table rate_limit_away rename to rate_limit");
      expect(refused).toBe(5);
      await api.close();
    });
  });

  it("a caller that sends no visitor address is counted by its connection's address", async () => {
    const api = createApi({ ...shop.config, rateLimits: true });
    const request = () =>
      new Request("http://api.test/api/v1/user/company-data?cui=14399840", {
        headers: { "x-api-key": shop.config.apiKey },
      });
    const from = async (visitor: string): Promise<number> => (await api.fetch(request(), { visitor })).status;
    for (let time = 0; time < 30; time += 1) await from("192.0.2.7");
    expect(await from("192.0.2.7")).toBe(429);
    expect(await from("192.0.2.8")).not.toBe(429);
    await api.close();
  });

  it("plain reads are not limited", async () => {
    expect(new Set(await statuses("/cart", 602))).toEqual(new Set([200]));
  });

  it.each([
    ["/utilities/router", { url: "/curatenie" }],
    ["/advance_search", {}],
  ])("%s, which reads by POST, is not limited", async (path, body) => {
    const init = {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    };
    expect(await statuses(path, 602, init)).not.toContain(429);
  });
});

describe("the router call", () => {
  const resolve = async (url: string) => (await shop.post("/utilities/router", { url })).body;

  it("the router call returns the page type, id and head of a URL", async () => {
    const body = await resolve("/curatenie/detergenti/pardoseli");
    expect(body).toMatchObject({ statusCode: 200, data: { type: "category", categoryID: 3, extern: false } });
    expect(body.headInfo).toMatchObject({
      canonical: "http://localhost:3000/curatenie/detergenti/pardoseli",
      metaTitle: "Detergenți pentru pardoseli",
    });
    expect(await resolve("/marci/nufar")).toMatchObject({ data: { type: "brand", brandID: 2 } });
    expect(await resolve("/articole/despre-noi.html?x=1")).toMatchObject({
      data: { type: "article", articleID: 1904 },
    });
  });

  it.each(["/nu-exista", "fara-bara", "/%E0%A4%A", "/'; drop table route"])(
    "the router call returns 404 in the body for %s",
    async (url) => {
      expect(await resolve(url)).toMatchObject({ statusCode: 404, data: { extern: false } });
    },
  );

  it("the router call returns a permanent redirect for a page's former URL", async () => {
    const article = {
      id: 1904,
      typeId: 31,
      slug: "cine-suntem",
      title: "Cine suntem",
      linkTitle: "Cine suntem",
      intro: "",
      content: "<p>Noi</p>",
    };
    await shop.api.importShop({
      articles: [{ ...article, picture: null, documents: [], createdAt: new Date(), sortOrder: 1 }],
    });
    expect(await resolve("/articole/despre-noi.html")).toMatchObject({
      statusCode: 301,
      data: { url: "/articole/cine-suntem.html" },
    });
    expect(await resolve("/articole/cine-suntem.html")).toMatchObject({ statusCode: 200 });
  });
});

it("the counties call lists counties in Romanian order, and cities are listed per county", async () => {
  const counties = await shop.get("/counties");
  const names = counties.body.data.map((county: { name: string }) => county.name);
  expect(names).toHaveLength(42);
  expect(names.slice(0, 11)).toEqual([
    "Alba",
    "Arad",
    "Argeș",
    "Bacău",
    "Bihor",
    "Bistrița-Năsăud",
    "Botoșani",
    "Brașov",
    "Brăila",
    "București",
    "Buzău",
  ]);
  const cities = await shop.get("/cities/12");
  expect(cities.body.data.map((city: { name: string }) => city.name)).toEqual(["Cluj-Napoca", "Țaga"]);
  expect((await shop.get("/cities/77")).status).toBe(404);
});
