import { describe, expect, it } from "vitest";
import { internalPath, isPlainClick } from "./internal-link.ts";
import { reloadOnce } from "./load-chunk.ts";

const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const link = (href: string, attributes: string[] = [], target = "") => ({
  href,
  target,
  hasAttribute: (name: string) => attributes.includes(name),
});
const HERE = "http://shop.test/detergenti?page=2";

describe("internalPath", () => {
  it.each([
    ["a page", link("http://shop.test/a?b=1#c"), "/a?b=1#c"],
    ["an article", link("http://shop.test/articole/despre.html"), "/articole/despre.html"],
    ["another origin", link("https://shop.test/a"), undefined],
    ["a change of only the hash", link(`${HERE}#jos`), undefined],
    ["the same page", link(HERE), "/detergenti?page=2"],
    ["a download", link("http://shop.test/a", ["download"]), undefined],
    ["a marked link", link("http://shop.test/a", ["data-reload"]), undefined],
    ["another window", link("http://shop.test/a", [], "_blank"), undefined],
    ["a document", link("http://shop.test/fise/fisa.pdf"), undefined],
    ["a telephone", link("tel:0212345"), undefined],
  ])(
    "internalPath returns a path, or undefined for links that the browser must handle: %s",
    (_, href, expected) => {
      expect(internalPath(href, HERE)).toBe(expected);
    },
  );
});

describe("isPlainClick", () => {
  it("isPlainClick is false for clicks with modifier keys or other buttons", () => {
    expect(isPlainClick(click)).toBe(true);
    for (const other of [
      { button: 1 },
      { metaKey: true },
      { ctrlKey: true },
      { shiftKey: true },
      { altKey: true },
      { defaultPrevented: true },
    ]) {
      expect(isPlainClick({ ...click, ...other })).toBe(false);
    }
  });
});

describe("reloadOnce", () => {
  it("reloadOnce reloads the same URL at most once in 60 seconds", () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    expect([0, 1, 59_999, 60_001].map((ms) => reloadOnce(storage, "/a?b=c d", 1e12 + ms))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(reloadOnce(storage, "/b", 1e12 + 60_002)).toBe(true);
  });
});
