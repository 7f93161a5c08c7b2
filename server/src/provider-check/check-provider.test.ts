import { describe, expect, it } from "vitest";
import type { Answer } from "../../../e2e/foreign-api/answer.ts";
import type { Manner } from "../../../e2e/foreign-api/manners.ts";
import { createProvider } from "../../../e2e/foreign-api/provider.ts";
import { checkProvider } from "./check-provider.ts";
import { hasMissingEssentials, formatCheck } from "./format-check.ts";

interface Tried {
  manner?: Manner;
  seed?: number;
  buys?: boolean;
  instead?: (call: string) => Answer | undefined;
}

async function check({ buys = true, ...how }: Tried) {
  const calls: string[] = [];
  const provider = createProvider({ ...how, apiKey: "cheie" });
  const checks = await checkProvider({
    baseUrl: "http://provider.example/api/v1",
    apiKey: "cheie",
    fetch: (input, init) => {
      const request = new Request(input, init);
      calls.push(`${request.method} ${new URL(request.url).pathname.replace("/api/v1", "")}`);
      return provider.fetch(request);
    },
    login: { email: "client@exemplu.ro", password: "parola-de-client-1" },
    buys,
  });
  return { checks, calls, orders: [...provider.shop.carts.values()].filter(({ order }) => order).length };
}

describe("the check of a provider", () => {
  it("the provider check finds nothing wrong if every call responds as documented", async () => {
    const { checks, orders } = await check({});
    expect(checks.filter(({ state }) => state === "fails" || state === "differs")).toEqual([]);
    expect([hasMissingEssentials(checks), orders]).toEqual([false, 1]);
  });

  it("the provider check reports differing types and accepts an unusual provider", async () => {
    const { checks } = await check({ manner: "odd", seed: 3 });
    expect(hasMissingEssentials(checks)).toBe(false);
    expect(checks.filter(({ state }) => state === "fails")).toEqual([]);
    expect(checks.filter(({ state }) => state === "differs").length).toBeGreaterThan(15);
    expect(formatCheck(checks)).toMatch(/price: "[\d.]+" was read as [\d.]+/);
  });

  it("the provider check reports what a failing call makes impossible", async () => {
    const instead = (call: string): Answer | undefined =>
      call === "GET /counties" ? { status: 502, body: "<h1>Bad Gateway</h1>" } : undefined;
    const { checks } = await check({ instead });
    expect(hasMissingEssentials(checks)).toBe(true);
    expect(formatCheck(checks)).toContain(
      "then no address can be entered, so ordering is impossible (essential)",
    );
  });

  it.each([1, 2, 3])("the provider check completes with a broken provider (seed %i)", async (seed) => {
    const { checks } = await check({ manner: "broken", seed });
    expect(checks.some(({ state }) => state === "fails")).toBe(true);
  });

  it("the provider check sends no writes without the option to buy", async () => {
    const { calls, orders } = await check({ buys: false });
    const writes = calls.filter(
      (call) => !/^GET |^POST \/(?:utilities\/router|advance_search|user\/auth\/login)$/.test(call),
    );
    expect([writes, orders]).toEqual([[], 0]);
  });
});
