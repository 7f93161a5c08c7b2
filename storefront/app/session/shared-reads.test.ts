import { describe, expect, it } from "vitest";
import { getCategory } from "@curat/contract/catalog";
import type { Result } from "@curat/contract/client";
import { resolveRoute } from "@curat/contract/routing";
import { visit } from "../testing/visit.ts";
import { cachedApiOf } from "./api.server.ts";
import { type Answered, cacheAnswers } from "./shared-reads.server.ts";

const MINUTE = 60_000;
const ok = (data: unknown) => ({ ok: true, status: 200, data, body: { data } });
const refused = (status: number) => ({ ok: false, status, body: {} });

function keeper({ isTold = true } = {}) {
  const api = { time: 0, answer: ok("întâi") as unknown, asked: 0, tags: [] as string[] | undefined };
  const sendCall = async (): Promise<Answered> => {
    api.asked += 1;
    const { tags } = api;
    return { answer: (await api.answer) as Answered["answer"], tags };
  };
  const stored = cacheAnswers(sendCall, { now: () => api.time, hasInvalidation: isTold });
  const reportedTags: string[] = [];
  const call = stored.callFor((tags) => reportedTags.push(...tags));
  const read = async (id: string): Promise<unknown> => {
    const answer: Result<typeof getCategory> = await call(getCategory, { params: { id } });
    return answer.ok ? answer.data : answer.status;
  };
  return { told: api, read, heard: reportedTags, drop: stored.drop };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("shared reads", () => {
  it("shared reads make a single request for concurrent and later readers", async () => {
    const { told, read } = keeper();
    expect(await Promise.all([read("1"), read("1")])).toEqual(["întâi", "întâi"]);
    expect(await read("1")).toBe("întâi");
    expect(told.asked).toBe(1);
    await read("2");
    expect(told.asked).toBe(2);
  });

  it("shared reads without invalidation return a stale response only while the API is down", async () => {
    const { told, read } = keeper({ isTold: false });
    await read("1");
    Object.assign(told, { time: 29_999, answer: ok("apoi") });
    expect(await read("1")).toBe("întâi");
    told.time = 30_000;
    expect(await read("1")).toBe("apoi");
    Object.assign(told, { time: 90_000, answer: refused(503) });
    expect(await read("1")).toBe("apoi");
    told.time = 30_000 + 10 * 60_000;
    expect(await read("1")).toBe(503);
  });

  it("shared reads return a stale response once more after 30 s while they refresh it", async () => {
    const { told, read } = keeper();
    await read("1");
    Object.assign(told, { time: 30_000, answer: ok("apoi") });
    expect(await read("1")).toBe("întâi");
    await settle();
    expect(await read("1")).toBe("apoi");
    expect(told.asked).toBe(2);
  });

  it("shared reads wait for a new response after ten minutes", async () => {
    const { told, read } = keeper();
    await read("1");
    Object.assign(told, { time: 10 * MINUTE, answer: ok("apoi") });
    expect(await read("1")).toBe("apoi");
    Object.assign(told, { time: 30 * MINUTE, answer: refused(503) });
    expect(await read("1")).toBe("apoi");
  });

  it("shared reads do not cache refused requests", async () => {
    const { told, read } = keeper();
    await read("1");
    Object.assign(told, { time: 31_000, answer: refused(404) });
    await read("1");
    await settle();
    expect(await read("1")).toBe(404);
    expect(await read("1")).toBe(404);
    expect(told.asked).toBe(4);
  });

  it("shared reads discard responses that were requested before a change", async () => {
    const { told, read, drop } = keeper();
    const slow = Promise.withResolvers<unknown>();
    told.answer = slow.promise;
    const early = read("1");
    drop(["catalogue"]);
    told.answer = ok("apoi");
    expect(await read("1")).toBe("apoi");
    slow.resolve(ok("întâi"));
    expect(await early).toBe("întâi");
    expect(await read("1")).toBe("apoi");
    expect(told.asked).toBe(2);
  });

  it("shared reads discard only responses with a changed tag", async () => {
    const { told, read, drop } = keeper();
    for (const id of ["1", "2"]) {
      told.tags = [`category:${id}`, "categories"];
      await read(id);
    }
    told.answer = ok("apoi");
    drop(["category:1", "product:7"]);
    expect([await read("1"), await read("2")]).toEqual(["apoi", "întâi"]);
    drop(["categories"]);
    expect(await read("2")).toBe("apoi");
  });

  it("shared reads report a response's tags to every reader", async () => {
    const { told, read, heard } = keeper();
    told.tags = ["category:1"];
    await read("1");
    await read("1");
    told.tags = undefined;
    await read("2");
    expect(heard).toEqual(["category:1", "category:1", "*"]);
  });

  it("shared reads discard responses without tags after every change", async () => {
    const { told, read, drop } = keeper();
    told.tags = undefined;
    await read("1");
    told.answer = ok("apoi");
    drop(["article:9"]);
    expect(await read("1")).toBe("apoi");
  });

  it("shared reads return objects that readers cannot modify", async () => {
    const { told, read } = keeper();
    told.answer = ok({ info: { names: ["Detergent"] } });
    const data = (await read("1")) as { info: { names: string[] } };
    expect(() => data.info.names.push("Balsam")).toThrow(TypeError);
  });
});

describe("readers", () => {
  const reads = async (context: Parameters<typeof cachedApiOf>[0]): Promise<void> => {
    for (const url of ["/a", "/a"]) await cachedApiOf(context).call(resolveRoute, { body: { url } });
  };

  it("customers make separate requests, while other visitors share responses", async () => {
    expect((await visit({ data: {} }, reads, { cookie: "qcartid=c" })).requests).toHaveLength(1);
    const { requests } = await visit({ data: {} }, reads, { cookie: "user_token=t" });
    expect(requests.map(({ headers }) => headers.get("user-token"))).toEqual(["t", "t"]);
  });

  it("a cached response can redirect its readers", async () => {
    const moved = { statusCode: 301, data: { url: "noua-adresa" } };
    const { response } = await visit(moved, (context) =>
      cachedApiOf(context).call(getCategory, { params: { id: "1" } }),
    );
    expect(response.headers.get("location")).toBe("/noua-adresa");
  });
});
