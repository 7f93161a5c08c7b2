import { Hono } from "hono";
import { expect, it } from "vitest";
import { limitForms } from "./form-size.ts";
import type { SiteEnv } from "./site-app.ts";

const site = new Hono<SiteEnv>().use(limitForms()).post("*", async (c) => {
  await c.req.arrayBuffer();
  return c.text("citit");
});
const post = async (path: string, bytes: number) =>
  (
    await site.request(path, {
      method: "POST",
      body: "x".repeat(bytes),
      headers: { "content-length": String(bytes) },
    })
  ).status;

it.each([
  ["/cos", 200_000, 200],
  ["/cos", 300_000, 413],
  ["/admin/comenzi/1", 300_000, 413],
  ["/admin/incasari/ramburs", 5_000_000, 200],
  ["/admin/incasari/banca.data", 5_000_000, 200],
  ["/admin/incasari/banca", 6_000_000, 413],
])("a form to %s of %d bytes answers %d", async (path, bytes, status) => {
  expect(await post(path, bytes)).toBe(status);
});
