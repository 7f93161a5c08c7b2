import { Hono } from "hono";
import { expect, it } from "vitest";
import { mountAppleReturn } from "./apple-return.ts";
import type { SiteApp } from "./site-app.ts";

const site: SiteApp = new Hono();
mountAppleReturn(site);
site.all("*", (c) => c.text("storefront"));
const post = (path: string, body: string) =>
  site.request(path, {
    method: "POST",
    body,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://appleid.apple.com" },
  });

it("a form posted by Apple is redirected without the person's data", async () => {
  const answer = await post(
    "/account/login/apple/callback",
    "code=c.1%2B2&state=s-1&user=%7B%22email%22%3A%22ana%40example.com%22%7D",
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/account/login/apple/callback?code=c.1%2B2&state=s-1");
});

it("a login cancelled at Apple is redirected as cancelled", async () => {
  const answer = await post("/account/login/apple/callback", "state=s-1&error=user_cancelled_authorize");
  expect(answer.headers.get("location")).toBe(
    "/account/login/apple/callback?state=s-1&error=user_cancelled_authorize",
  );
});

it("the shop's own form with a password reaches the storefront", async () => {
  const answer = await post("/account/login/apple/callback?code=c&state=s", "password=secret");
  expect(await answer.text()).toBe("storefront");
});
