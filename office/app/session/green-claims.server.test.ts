import { expect, it } from "vitest";
import { greenWarningOf, noteGreenClaims } from "./green-claims.server.ts";
import type { Context } from "./session.server.ts";

function warned(path: string, text: string): string | undefined {
  // The context only serves as a WeakMap key.
  const context = {} as Context;
  const form = new FormData();
  form.set("description", text);
  noteGreenClaims(context, path, form);
  return greenWarningOf(context);
}

it.each([
  "products/{id}",
  "product-sheets",
  "articles",
  "blog/posts/{id}",
  "home",
  "promotions/{id}",
  "brands/{id}",
  "categories",
  "landingpages/{id}",
  "bundles",
])("generic environmental claims saved by %s cause a warning", (path) => {
  expect(warned(`/staff/${path}`, "<p>Săpun ecologic</p>")).toContain("„ecologic”");
  expect(warned(`/staff/${path}`, "<p>Săpun de casă</p>")).toBeUndefined();
});

it("texts that no visitor reads cause no warning about claims", () => {
  expect(warned("/staff/orders/{id}/notes", "Client ecologic")).toBeUndefined();
});
