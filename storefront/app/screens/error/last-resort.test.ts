import { expect, it } from "vitest";
import { orLastResort, tooBusy } from "./last-resort.ts";

it("the last-resort page replaces a plain-text 500 with a home link and the request code", async () => {
  const plain = new Response("Unexpected Server Error", {
    status: 500,
    headers: { "content-type": "text/plain" },
  });
  const page = orLastResort(plain, "3f2a9c01d4e5");
  expect(page.status).toBe(500);
  const html = await page.text();
  expect(html).toContain("<title>An error occurred while showing the error page</title>");
  expect(html).toContain('<a href="/"');
  expect(html).toContain("<p>Dacă ne scrii, menționează codul 3f2a9c01d4e5.</p>");
  expect(await orLastResort(new Response("", plain)).text()).not.toContain("<p></p>");
});

it("the last-resort page leaves other responses unchanged", () => {
  const html = new Response("<p>", { status: 500, headers: { "content-type": "text/html" } });
  const found = new Response("a", { headers: { "content-type": "text/plain" } });
  expect([html, found].map((response) => orLastResort(response))).toEqual([html, found]);
});

it("an overloaded server returns a standalone page that asks visitors to retry", async () => {
  const page = tooBusy();
  expect(page.status).toBe(503);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const html = await page.text();
  expect(html).toMatch(/<h1[^>]*>Magazinul are foarte mulți vizitatori acum\.<\/h1>/);
  expect(html).toContain("Coșul și contul tău sunt păstrate.");
  expect(html).toMatch(/<a href=""[^>]*>Încearcă din nou<\/a>/);
});
