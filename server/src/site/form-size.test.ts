import { Hono } from "hono";
import { expect, it } from "vitest";
import { closeAfterTooLarge, limitForms } from "./form-size.ts";
import type { SiteEnv } from "./site-app.ts";

const isAtWork = async ({ headers }: Request) => headers.get("cookie") === "staff_session=a1";
const site = new Hono<SiteEnv>().use(closeAfterTooLarge, limitForms(isAtWork)).post("*", async (c) => {
  await c.req.arrayBuffer();
  return c.text("citit");
});
const post = (path: string, bytes: number, cookie = "staff_session=a1") =>
  site.request(path, {
    method: "POST",
    body: "x".repeat(bytes),
    headers: { "content-length": String(bytes), cookie },
  });

it.each([
  ["/cos", 200_000, 200],
  ["/cos", 300_000, 413],
  ["/admin/comenzi/1", 300_000, 413],
  ["/admin/incasari/ramburs", 5_000_000, 200],
  ["/admin/incasari/banca.data", 5_000_000, 200],
  ["/admin/foaie", 1_000_000, 200],
  ["/admin/liste-preturi/7.data", 1_000_000, 200],
  ["/admin/incasari/banca", 6_000_000, 413],
  ["/admin/produse/7/imagini.data", 20_000_000, 200],
  ["/admin/produse/7/stoc", 300_000, 413],
  ["/admin/media.data", 20_000_000, 200],
  ["/admin/import", 67_000_000, 200],
  ["/admin/import.data", 68_000_000, 413],
  ["/admin/import/3", 300_000, 413],
  ["/admin/mutare/3.data", 67_000_000, 200],
  ["/admin/mutare/3/gasite", 300_000, 413],
  ["/admin/media/incarca", 20_000_000, 200],
  ["/admin/media/7", 20_000_000, 200],
  ["/admin/articole/1904", 20_000_000, 200],
  ["/admin/blog/nou.data", 20_000_000, 200],
  ["/admin/categorii/noua", 20_000_000, 200],
  ["/admin/producatori/3.data", 20_000_000, 200],
  ["/admin/producatori", 300_000, 413],
  ["/admin/parametri/9.data", 5_000_000, 200],
  ["/admin/parametri", 300_000, 413],
])("a form sent to %s with %d bytes gets the status %d", async (path, bytes, status) => {
  const answer = await post(path, bytes);
  expect(answer.status).toBe(status);
  // An oversized body is not read to the end, so the server closes the connection.
  expect(answer.headers.get("connection")).toBe(status === 413 ? "close" : null);
});

it("office uploads are accepted only from staff who are logged in", async () => {
  for (const path of ["/admin/produse/7/imagini", "/admin/incasari/banca"]) {
    expect((await post(path, 300_000, "staff_session=b2")).status).toBe(413);
    expect((await post(path, 200_000, "")).status).toBe(200);
  }
});
