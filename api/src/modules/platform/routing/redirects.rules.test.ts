import { describe, expect, it } from "vitest";
import { endOf, isShopsOwn, redirectPath, redirectTarget } from "./redirects.rules.ts";

describe("an address that redirects", () => {
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
  ])("%s is %s", (text, path) => {
    expect(redirectPath(text)).toBe(path);
  });

  it.each([
    ["/cont", true],
    ["/cont/comenzi", true],
    ["/blog", true],
    ["/blog/vechi", false],
    ["/articole/vechi.html", false],
    ["/vechi", false],
  ])("%s is the shop's own: %s", (path, own) => {
    expect(isShopsOwn(path)).toBe(own);
  });
});

it("leads to paths of the shop alone, with their query", () => {
  expect(redirectTarget("/detergenti/?sort=1")).toEqual({ path: "/detergenti", query: "?sort=1" });
  expect(redirectTarget("/")).toEqual({ path: "/", query: "" });
  expect(redirectTarget("//rau.example")).toBeUndefined();
  expect(redirectTarget("https://rau.example/")).toBeUndefined();
});

it("ends where no redirect stands, and stops in a circle", () => {
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

it("goes on from an address with a query as from the address itself", () => {
  const redirects = new Map([
    ["/a", "/b?x=1"],
    ["/b", "/c?y=2"],
    ["/x", "/y?x=1"],
    ["/y", "/x"],
  ]);
  expect(endOf("/a", redirects)).toBe("/c?y=2");
  expect(["/x", "/y?x=1"]).toContain(endOf("/x", redirects));
});
