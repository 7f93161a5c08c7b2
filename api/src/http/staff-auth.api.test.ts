import { HEADERS } from "@curat/contract/headers.values";
import { describe, expect, it } from "vitest";
import { type Api, createApi, type LogEntry } from "../index.ts";
import { openTestShop } from "../testing/test-shop.ts";

const shop = await openTestShop();
const KEY = shop.staffKey;

interface Sent {
  key?: string;
  visitor?: string;
  method?: string;
}
async function sendRequest(
  api: Api,
  { key = KEY, visitor = "10.0.0.1", method = "GET" }: Sent,
): Promise<Response> {
  const headers = {
    [HEADERS.apiKey]: shop.config.apiKey,
    [HEADERS.staffKey]: key,
    [HEADERS.visitor]: "10.9.9.9",
  };
  const body = method === "GET" ? null : "{}";
  const path = method === "GET" ? "/staff/orders" : "/staff/orders/1/status";
  return api.fetch(new Request(`http://api.test/api/v1${path}`, { method, headers, body }), { visitor });
}

describe("staff authentication", () => {
  it("after ten wrong keys from one network, further wrong keys are blocked and valid ones still work", async () => {
    const logged: LogEntry[] = [];
    const api = createApi({ ...shop.config, rateLimits: true, log: (entry) => logged.push(entry) });
    const statuses: number[] = [];
    for (let wrong = 0; wrong < 12; wrong += 1)
      statuses.push(
        (await sendRequest(api, { key: `gresita-${wrong}`, visitor: `2001:db8::${wrong}` })).status,
      );
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const closed = await sendRequest(api, { key: "gresita", visitor: "2001:db8::ffff" });
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get("retry-after"))).toBeGreaterThan(600);
    expect((await sendRequest(api, { visitor: "2001:db8::ffff" })).status).toBe(200);
    expect(logged).toHaveLength(10);
    expect(logged[0]).toMatchObject({
      level: "warn",
      message: "A staff API key was invalid.",
      visitor: "2001:db8::0",
    });
    expect(JSON.stringify(logged)).not.toContain("gresita");
    await api.close();
  });

  it("disallowed networks get 404, whatever visitor address the request claims", async () => {
    const api = createApi({ ...shop.config, staffNetworks: ["10.9.0.0/16", "2001:db8:5::/48"] });
    const from = async (visitor: string): Promise<number> => (await sendRequest(api, { visitor })).status;
    expect(await Promise.all(["10.9.1.2", "2001:db8:5:1::9", "10.8.1.2", "direct"].map(from))).toEqual([
      200, 200, 404, 404,
    ]);
    await api.close();
  });

  it("disallowed networks cannot log in, but calls within the process use the visitor address", async () => {
    const api = createApi({ ...shop.config, staffNetworks: ["10.9.0.0/16"] });
    const headers = { [HEADERS.apiKey]: shop.config.apiKey, "content-type": "application/json" };
    const login = async (from: { visitor?: string }, reported: string): Promise<number> => {
      const init = { method: "POST", headers: { ...headers, [HEADERS.visitor]: reported }, body: "{}" };
      return (await api.fetch(new Request("http://api.test/api/v1/staff/login", init), from)).status;
    };
    expect(await login({ visitor: "10.8.1.2" }, "10.9.1.2")).toBe(404);
    expect(await login({ visitor: "10.9.1.2" }, "10.8.1.2")).toBe(422);
    expect(await login({}, "10.8.1.2")).toBe(404);
    expect(await login({}, "10.9.1.2")).toBe(422);
    await api.close();
  });

  it("an unknown session token is refused even with a valid key, and does not count as a wrong key", async () => {
    const api = createApi({ ...shop.config, rateLimits: true });
    const statuses = new Set<number>();
    for (let time = 0; time < 12; time += 1) {
      const headers = {
        [HEADERS.apiKey]: shop.config.apiKey,
        [HEADERS.staffKey]: KEY,
        [HEADERS.staffToken]: "gone",
      };
      const request = new Request("http://api.test/api/v1/staff/orders", { headers });
      statuses.add((await api.fetch(request, { visitor: "10.0.0.7" })).status);
    }
    expect([...statuses]).toEqual([401]);
    expect((await sendRequest(api, { visitor: "10.0.0.7" })).status).toBe(200);
    await api.close();
  });

  it("each write is logged in one line, and reads are not logged", async () => {
    const logged: LogEntry[] = [];
    const api = createApi({ ...shop.config, log: (entry) => logged.push(entry) });
    await sendRequest(api, {});
    await sendRequest(api, { method: "PUT" });
    await api.close();
    expect(logged.map(({ message, method, path }) => ({ message, method, path }))).toEqual([
      { message: "A staff call was handled.", method: "PUT", path: "/api/v1/staff/orders/1/status" },
    ]);
  });
});

describe("cache-control of API responses", () => {
  const cacheControlOf = async (path: string, init: RequestInit = {}): Promise<string | null> => {
    const headers = { ...init.headers, [HEADERS.apiKey]: shop.config.apiKey };
    const response = await shop.api.fetch(new Request(`http://api.test/api/v1${path}`, { ...init, headers }));
    return response.headers.get("cache-control");
  };

  it.each([
    "/user",
    "/user/orders",
    "/user/wishlists",
    "/cart",
    "/payments/abc",
    "/staff/orders",
    "/nu-exista",
  ])("%s has Cache-Control: no-store", async (path) => {
    expect(await cacheControlOf(path)).toBe("no-store");
  });

  it("responses to POST requests and to logged-in callers have Cache-Control: no-store", async () => {
    expect(await cacheControlOf("/orders/abc/view", { method: "POST", body: "{}" })).toBe("no-store");
    expect(await cacheControlOf("/counties", { headers: { [HEADERS.userToken]: "x" } })).toBe("no-store");
  });

  it.each(["/counties", "/cities/12"])(
    "%s has no Cache-Control, because the response is the same for everyone",
    async (path) => {
      expect(await cacheControlOf(path)).toBeNull();
    },
  );
});
