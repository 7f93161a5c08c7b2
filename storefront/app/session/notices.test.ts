import { describe, expect, it } from "vitest";
import { cameFrom, parseNotices } from "./notices.server.ts";
import { isDocumentRequest } from "./request-kind.ts";
import { kept } from "./shared-reads.server.ts";

describe("the flash cookie", () => {
  it("shows only what looks like notices", () => {
    expect(parseNotices('[{"kind":"success","text":"Salvat"},{"kind":"x","text":"y"},7]')).toEqual([
      { kind: "success", text: "Salvat" },
    ]);
    expect(parseNotices("{oops")).toEqual([]);
  });
});

describe("where a form without JavaScript continues", () => {
  const request = (referer?: string) =>
    new Request("http://shop.test/cos/actiune", { method: "POST", headers: referer ? { referer } : {} });
  it.each([
    ["the page before", "http://shop.test/a?b=1", "/a?b=1"],
    ["never another shop", "https://evil.test/a", "/cos/actiune"],
    ["without a referer its own address", undefined, "/cos/actiune"],
  ])("%s", (_, referer, expected) => {
    expect(cameFrom(request(referer))).toBe(expected);
  });
});

it("tells a page load from a fetch of our script", () => {
  expect(isDocumentRequest(new Request("http://shop.test/a"))).toBe(true);
  expect(isDocumentRequest(new Request("http://shop.test/a.data?_routes=root"))).toBe(false);
});

describe("shared reads", () => {
  it("ask once for many, keep the old value while refreshing and when that fails", async () => {
    let time = 0;
    const answers: (string | undefined)[] = ["first", undefined, "third"];
    let asked = 0;
    const read = kept(
      () => Promise.resolve(answers[asked++]),
      () => time,
    );
    expect(await Promise.all([read.read(), read.read()])).toEqual(["first", "first"]);
    expect(asked).toBe(1);
    time = 31_000;
    expect(await read.read()).toBe("first");
    await Promise.resolve();
    expect(await read.read()).toBe("first");
    read.forget();
    expect(await read.read()).toBe("third");
  });
});
