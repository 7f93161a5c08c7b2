/** The back office for visitors without a login. */
import { SHOP } from "../addresses.ts";
import { expect, test } from "../test.ts";
import { enterOffice, ownerSession } from "./staff-steps.ts";

const MAX_SCRIPT_BYTES = 150_000;
const filesIn = (html: string) => [
  ...new Set([...html.matchAll(/\/admin\/assets\/[^"']+\.(?:js|css)/g)].map(([address]) => address)),
];

test("visitors without a login are redirected to the office login", async ({ page }) => {
  const answer = await page.goto("/admin/comenzi?stare=new");
  await expect(page).toHaveURL("/admin/autentificare?inapoi=%2Fcomenzi%3Fstare%3Dnew");
  await expect(page.getByRole("heading", { name: "Intră în cont" })).toBeVisible();
  const headers = answer?.headers() ?? {};
  expect([headers["cache-control"], headers["x-robots-tag"]]).toEqual(["no-store", "noindex, nofollow"]);
  expect(headers["content-security-policy"]).not.toMatch(/https?:|unsafe/);
});

test("the office login initially loads less than 150 KB of scripts", async () => {
  const html = await (await fetch(`${SHOP}/admin/autentificare`)).text();
  const scripts = filesIn(html).filter((address) => address.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  const files = await Promise.all(
    scripts.map(async (address) => {
      const { headers } = await fetch(SHOP + address, { headers: { "accept-encoding": "br" } });
      expect(headers.get("cache-control")).toContain("immutable");
      // The smallest files are not compressed.
      return Number(headers.get("content-length"));
    }),
  );
  expect(files.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MAX_SCRIPT_BYTES);
});

test("the shop's pages load no file of the office", async () => {
  for (const address of ["/", "/cos", "/auth", "/search?search=detergent"])
    expect(filesIn(await (await fetch(SHOP + address)).text())).toEqual([]);
});

test("a link from another site opens the office for a logged-in staff member", async ({ page }) => {
  await enterOffice(page, await ownerSession());
  const link = `<link rel="icon" href="data:,"><a href="${SHOP}/admin/oameni">Echipa</a>`;
  await page.route("http://posta.test/", (route) => route.fulfill({ contentType: "text/html", body: link }));
  await page.goto("http://posta.test/");
  await page.getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Echipă" })).toBeVisible();
  expect(page.url()).toBe(`${SHOP}/admin/oameni`);
});
