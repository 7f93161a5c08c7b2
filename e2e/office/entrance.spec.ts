/** What stands before the office's door, as strangers meet it. */
import { SHOP } from "../addresses.ts";
import { expect, test } from "../test.ts";
import { enterOffice, ownerSession } from "./staff-steps.ts";

const MAX_SCRIPT_BYTES = 138_000;
const filesIn = (html: string) => [
  ...new Set([...html.matchAll(/\/admin\/assets\/[^"']+\.(?:js|css)/g)].map(([address]) => address)),
];

test("strangers are sent to the login, which nobody keeps or indexes", async ({ page }) => {
  const answer = await page.goto("/admin/comenzi?stare=new");
  await expect(page).toHaveURL("/admin/autentificare?inapoi=%2Fcomenzi%3Fstare%3Dnew");
  await expect(page.getByRole("heading", { name: "Autentificare" })).toBeVisible();
  const headers = answer?.headers() ?? {};
  expect([headers["cache-control"], headers["x-robots-tag"]]).toEqual(["no-store", "noindex, nofollow"]);
  expect(headers["content-security-policy"]).not.toMatch(/https?:|unsafe/);
});

test("its first script stays below 138 KB", async () => {
  const html = await (await fetch(`${SHOP}/admin/autentificare`)).text();
  const scripts = filesIn(html).filter((address) => address.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  const files = await Promise.all(
    scripts.map(async (address) => {
      const { headers } = await fetch(SHOP + address, { headers: { "accept-encoding": "br" } });
      expect(headers.get("cache-control")).toContain("immutable");
      // The smallest of all have no smaller variant.
      return Number(headers.get("content-length"));
    }),
  );
  expect(files.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MAX_SCRIPT_BYTES);
});

test("visitors of the shop are sent none of it", async () => {
  for (const address of ["/", "/cos", "/auth", "/search?search=detergent"])
    expect(filesIn(await (await fetch(SHOP + address)).text())).toEqual([]);
});

test("a link from another site finds the one who is logged in", async ({ page }) => {
  await enterOffice(page, await ownerSession());
  const link = `<link rel="icon" href="data:,"><a href="${SHOP}/admin/oameni">Oamenii magazinului</a>`;
  await page.route("http://posta.test/", (route) => route.fulfill({ contentType: "text/html", body: link }));
  await page.goto("http://posta.test/");
  await page.getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Oameni" })).toBeVisible();
  expect(page.url()).toBe(`${SHOP}/admin/oameni`);
});
