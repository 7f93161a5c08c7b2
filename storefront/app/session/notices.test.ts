import { describe, expect, it } from "vitest";
import { refererPath } from "./notices.server.ts";
import { isDocumentRequest } from "./request-kind.ts";

describe("target of a form without JavaScript", () => {
  const request = (referer?: string) =>
    new Request("http://shop.test/cos/actiune", { method: "POST", headers: referer ? { referer } : {} });
  it.each([
    ["the previous page", "http://shop.test/a?b=1", "/a?b=1"],
    ["its own shop only", "https://evil.test/a", "/cos/actiune"],
    ["its own address without a referer", undefined, "/cos/actiune"],
  ])("a form sent without JavaScript returns to %s", (_, referer, expected) => {
    expect(refererPath(request(referer))).toBe(expected);
  });
});

it("isDocumentRequest distinguishes page loads from fetches by our script", () => {
  expect(isDocumentRequest(new Request("http://shop.test/a"))).toBe(true);
  expect(isDocumentRequest(new Request("http://shop.test/a.data?_routes=root"))).toBe(false);
});
