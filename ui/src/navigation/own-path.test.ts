import { expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

it.each([
  ["/pardoseli?pagina=2#lista", "/pardoseli?pagina=2#lista"],
  ["/search?term=săpun", "/search?term=s%C4%83pun"],
  ["/oameni/\0a", "/oameni/%00a"],
  ["/.//example.com/", "/example.com/"],
  ["/a/..//example.com/x", "/example.com/x"],
  ["//example.com/x", undefined],
  ["/\\example.com/x", undefined],
  ["https://example.com/x", undefined],
  ["javascript:alert(1)", undefined],
])("ownPath(%j) is %s", (address, path) => {
  expect(ownPath(address)).toBe(path);
});
