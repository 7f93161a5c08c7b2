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
])("saving a generic environmental claim with %s causes a warning", (path) => {
  expect(warned(`/staff/${path}`, "<p>Săpun ecologic</p>")).toContain("„ecologic”");
  expect(warned(`/staff/${path}`, "<p>Săpun de casă</p>")).toBeUndefined();
});

it("claims in texts that visitors cannot read cause no warning", () => {
  expect(warned("/staff/orders/{id}/notes", "Client ecologic")).toBeUndefined();
});
