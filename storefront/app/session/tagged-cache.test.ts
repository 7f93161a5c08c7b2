import { describe, expect, it } from "vitest";
import { type Found, TaggedCache } from "./tagged-cache.ts";

interface Page {
  text: string;
}

function aCache({ staleMs = 1_000, awayMs = 0, sharesUnkept = false, maxSize = 10_000 } = {}) {
  const clock = { time: 0 };
  const cache = new TaggedCache<Page>({
    maxSize,
    sizeOf: ({ text }) => text.length,
    freshMs: 100,
    staleMs,
    awayMs,
    sharesUnkept,
    now: () => clock.time,
  });
  let loads = 0;
  const finding =
    (text: string, tags: readonly string[] | undefined = [], keep = true) =>
    async (): Promise<Found<Page, Page>> => {
      loads += 1;
      return keep ? { keep, value: { text }, tags } : { keep, value: { text }, before: "stands" };
    };
  const read = async (key: string, load = finding("nimic")): Promise<string> =>
    (await cache.fetch(key, load)).text;
  return { clock, cache, read, finding, asked: () => loads };
}

function slowly(tags: readonly string[]) {
  const { promise, resolve } = Promise.withResolvers<Found<Page, Page>>();
  return {
    ask: () => promise,
    find: (text: string) => resolve({ keep: true, value: { text }, tags }),
  };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("a cached entry", () => {
  it("a cached entry is removed when any of its tags changes, but by no other tag", async () => {
    const { cache, read, finding } = aCache();
    await read("a", finding("a1", ["product:1", "list"]));
    await read("b", finding("b1", ["product:2", "list"]));
    cache.drop(["product:1", "article:5"]);
    expect([cache.getFresh("a"), cache.getFresh("b")?.text]).toEqual([undefined, "b1"]);
    cache.drop(["list"]);
    expect(cache.getFresh("b")).toBeUndefined();
    expect(cache.counts).toEqual({ entries: 0, tags: 0 });
  });

  it("a cached entry is not used after the time in its expiry tag", async () => {
    const { clock, cache, read, finding } = aCache();
    clock.time = 1_763_892_000_000 - 10;
    await read("a", finding("până la 13:00", ["until:1763892000"]));
    await read("b", finding("b1", ["until:1763899200", "list"]));
    clock.time += 9;
    expect(await read("a")).toBe("până la 13:00");
    clock.time += 1;
    expect([cache.getFresh("a"), cache.getFresh("b")?.text]).toEqual([undefined, "b1"]);
    expect(await read("a", finding("mâine", ["until:1763899200"]))).toBe("mâine");
    // The expired entry is not returned while it is refreshed either.
    clock.time = 1_763_899_200_000;
    expect(await read("b", finding("b2"))).toBe("b2");
  });

  it("a cached entry is removed only by its current tags", async () => {
    const { clock, cache, read, finding } = aCache();
    await read("a", finding("a1", ["product:1"]));
    clock.time = 100;
    expect(await read("a", finding("a2", ["product:2"]))).toBe("a1");
    await settled();
    cache.drop(["product:1"]);
    expect(cache.getFresh("a")?.text).toBe("a2");
    cache.drop(["product:2"]);
    expect(cache.getFresh("a")).toBeUndefined();
  });

  it("a cached entry without tags is removed by every change", async () => {
    const { cache, read } = aCache();
    await read("a", async () => ({ keep: true, value: { text: "a1" }, tags: undefined }));
    cache.drop(["article:5"]);
    expect(cache.getFresh("a")).toBeUndefined();
  });

  it("a removed entry leaves nothing in the tag index", async () => {
    const { clock, cache, read, finding } = aCache({ maxSize: 1_000 });
    for (let at = 0; at < 50; at += 1) await read(`${at}`, finding("x", [`product:${at}`, "list"]));
    expect(cache.counts.entries).toBeLessThan(6);
    expect(cache.counts.tags).toBe(cache.counts.entries + 1);
    // These entries are evicted or removed while they are refreshed.
    clock.time = 100;
    const refreshed = slowly(["product:49"]);
    await read("49", refreshed.ask);
    for (let at = 50; at < 60; at += 1) await read(`${at}`, finding("x", ["list"]));
    refreshed.find("x2");
    await settled();
    cache.drop(["list"]);
    expect(cache.counts).toEqual({ entries: 0, tags: 0 });
    await read("big", finding("x".repeat(2_000), ["list"]));
    expect(cache.counts).toEqual({ entries: 0, tags: 0 });
  });
});

describe("a pending request during a change", () => {
  it("the result of a pending request is not cached if one of its tags changes in the meantime", async () => {
    const { cache, read, finding, asked } = aCache();
    const slow = slowly(["product:1"]);
    const early = read("a", slow.ask);
    cache.drop(["product:1"]);
    const late = read("a", finding("a2", ["product:1"]));
    slow.find("a1");
    expect(await Promise.all([early, late])).toEqual(["a1", "a2"]);
    expect(cache.getFresh("a")?.text).toBe("a2");
    expect(asked()).toBe(1);
  });

  it("the result of a pending request is cached if only other tags change in the meantime", async () => {
    const { cache, read } = aCache();
    const slow = slowly(["product:2"]);
    const early = read("a", slow.ask);
    cache.drop(["product:1"]);
    slow.find("a1");
    await early;
    expect(cache.getFresh("a")?.text).toBe("a1");
  });

  it("a pending request neither restores a removed entry nor replaces a newer one", async () => {
    const { clock, cache, read, finding } = aCache();
    await read("a", finding("a1", ["product:1"]));
    clock.time = 100;
    const slow = slowly(["product:9"]);
    expect(await read("a", slow.ask)).toBe("a1");
    cache.drop(["product:1"]);
    expect(await read("a", finding("a3", ["product:1"]))).toBe("a3");
    slow.find("a2");
    await settled();
    expect(cache.getFresh("a")?.text).toBe("a3");
  });

  it("the result of a request that is pending when the cache is cleared is not cached", async () => {
    const { cache, read, finding, asked } = aCache();
    const slow = slowly([]);
    const early = read("a", slow.ask);
    cache.drop(["catalogue"]);
    expect(await Promise.all([read("a", finding("a2")), read("a", finding("a3"))])).toEqual(["a2", "a2"]);
    slow.find("a1");
    expect(await early).toBe("a1");
    expect([cache.getFresh("a")?.text, asked()]).toEqual(["a2", 1]);
  });
});

describe("an uncacheable response", () => {
  it("an uncacheable response is requested for each reader or shared, as configured", async () => {
    const own = aCache();
    const unkept = (text: string) => own.finding(text, [], false);
    expect(await Promise.all([own.read("a", unkept("1")), own.read("a", unkept("2"))])).toEqual(["1", "2"]);
    const shared = aCache({ sharesUnkept: true });
    const refused = (text: string) => shared.finding(text, [], false);
    expect(await Promise.all([shared.read("a", refused("1")), shared.read("a", refused("2"))])).toEqual([
      "1",
      "1",
    ]);
    expect([own.cache.counts.entries, shared.cache.counts.entries]).toEqual([0, 0]);
  });

  it("a failed request rejects for all waiting readers, and the previous entry stays", async () => {
    const { clock, cache, read, finding } = aCache();
    const failing = () => Promise.reject(new Error("stop"));
    await expect(Promise.all([read("a", failing), read("a", failing)])).rejects.toThrow("stop");
    await read("a", finding("a1"));
    clock.time = 100;
    expect(await read("a", failing)).toBe("a1");
    await settled();
    expect(await read("a", finding("a2"))).toBe("a1");
    await settled();
    expect(cache.getFresh("a")?.text).toBe("a2");
  });
});
