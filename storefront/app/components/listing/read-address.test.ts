import { describe, expect, it } from "vitest";
import { withoutTrailingSlash } from "../../session/trailing-slash.server.ts";
import { parsePageAddress } from "./read-address.ts";

const parse = (address: string) => parsePageAddress(new URL(address, "http://shop.test"));

describe("parsePageAddress", () => {
  it.each([
    ["/detergenti", { path: "/detergenti", page: 1, selected: [] }],
    ["/detergenti/pag-3", { path: "/detergenti", page: 3, selected: [] }],
    [
      "/a/b/filtre/brand:sano+diversey/volum:5-l/pag-2",
      { path: "/a/b", page: 2, selected: ["brand:sano", "brand:diversey", "volum:5-l"] },
    ],
    ["/a/filtre/pret:10-60", { path: "/a", page: 1, selected: [], price: "10-60" }],
    [
      "/a?filters=brand:sano,volum:5-l&price=10-&sort=new&page=4",
      { path: "/a", page: 4, selected: ["brand:sano", "volum:5-l"], price: "10-", sort: 0 },
    ],
    ["/a/filtre/nonsens?price=abc&sort=zzz&page=-1", { path: "/a", page: 1, selected: [] }],
    ["/a/pag-0", { path: "/a", page: 1, selected: [] }],
    ["/a/filtre/brand:%E0%A4%A", { path: "/a", page: 1, selected: ["brand:%E0%A4%A"] }],
  ])("parsePageAddress parses %s", (address, expected) => {
    expect(parse(address)).toEqual({ price: undefined, sort: undefined, ...expected });
  });
});

describe("withoutTrailingSlash", () => {
  it.each([
    ["/a/?x=1", "/a?x=1"],
    ["/a", undefined],
    ["/", undefined],
    ["//evil.test/", "/evil.test"],
  ])("withoutTrailingSlash maps %s to %s", (address, expected) => {
    expect(withoutTrailingSlash(new URL(`http://shop.test${address}`))).toBe(expected);
  });
});
