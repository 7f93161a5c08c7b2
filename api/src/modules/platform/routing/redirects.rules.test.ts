import { describe, expect, it } from "vitest";
import { endOf, isShopsOwn, redirectPath, redirectTarget } from "./redirects.rules.ts";

describe("the path of a redirect", () => {
  it.each([
    ["/vechi", "/vechi"],
    ["/vechi/", "/vechi"],
    ["/c%C4%83rbuni", "/cărbuni"],
    ["/a/b.html", "/a/b.html"],
    ["/", undefined],
    ["vechi", undefined],
    ["//rau.example", undefined],
    ["https://rau.example", undefined],
    ["/a?b=1", undefined],
    ["/a#b", undefined],
    ["/a b", undefined],
    ["/%ff", undefined],
  ])("redirectPath normalises valid paths and returns undefined for others: %s, %s", (text, path) => {
    expect(redirectPath(text)).toBe(path);
  });

  it.each([
    ["/cont", true],
    ["/cont/comenzi", true],
    ["/blog", true],
    ["/blog/vechi", false],
    ["/articole/vechi.html", false],
    ["/vechi", false],
  ])("isShopsOwn(%s) is %s", (path, own) => {
    expect(isShopsOwn(path)).toBe(own);
  });
});

it("redirectTarget accepts only paths of the shop, with their query", () => {
  expect(redirectTarget("/detergenti/?sort=1")).toEqual({ path: "/detergenti", query: "?sort=1" });
  expect(redirectTarget("/")).toEqual({ path: "/", query: "" });
  expect(redirectTarget("//rau.example")).toBeUndefined();
  expect(redirectTarget("https://rau.example/")).toBeUndefined();
});

it("endOf follows redirects to the end and stops in a loop", () => {
  const redirects = new Map([
    ["/a", "/b"],
    ["/b", "/c"],
    ["/x", "/y"],
    ["/y", "/x"],
  ]);
  expect(endOf("/a", redirects)).toBe("/c");
  expect(endOf("/c", redirects)).toBe("/c");
  expect(["/x", "/y"]).toContain(endOf("/x", redirects));
});

it("endOf ignores queries when it looks up the next redirect", () => {
  const redirects = new Map([
    ["/a", "/b?x=1"],
    ["/b", "/c?y=2"],
    ["/x", "/y?x=1"],
    ["/y", "/x"],
  ]);
  expect(endOf("/a", redirects)).toBe("/c?y=2");
  expect(["/x", "/y?x=1"]).toContain(endOf("/x", redirects));
});
