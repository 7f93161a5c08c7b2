import { Hono } from "hono";
import { expect, it } from "vitest";
import { mountForeignMedia } from "./foreign-media.ts";
import type { SiteEnv } from "./site-app.ts";

const requested: string[] = [];
const answers: Record<string, Response | undefined> = {};
const site = new Hono<SiteEnv>();
mountForeignMedia(site, "https://api.example/v1", async (input) => {
  const { href, pathname } = new URL(input instanceof Request ? input.url : input);
  requested.push(href);
  const answer = answers[pathname];
  if (!answer) throw new Error("away");
  return answer;
});

it("a picture of an external API is loaded from the API's host", async () => {
  answers["/media/a/160.webp"] = new Response("poza", {
    headers: { "content-type": "image/webp", "set-cookie": "x=1", "cache-control": "public, max-age=60" },
  });
  const sent = await site.request("/media/a/160.webp");
  expect([sent.status, await sent.text(), sent.headers.get("cache-control")]).toEqual([
    200,
    "poza",
    "public, max-age=60",
  ]);
  expect(sent.headers.has("set-cookie")).toBe(false);
  expect(requested).toEqual(["https://api.example/media/a/160.webp"]);
});

it.each([
  ["an HTML page", "text/html", 200],
  ["a drawing that can contain scripts", "image/svg+xml", 200],
  ["an error response", "image/png", 500],
])("%s is not passed on", async (_, type, status) => {
  answers["/media/b"] = new Response("<script>", { status, headers: { "content-type": type } });
  expect((await site.request("/media/b")).status).toBe(404);
});

it("unavailable media get 404", async () => {
  expect((await site.request("/media/nimic")).status).toBe(404);
});
