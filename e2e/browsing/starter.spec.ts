/** Tests what a page loads before the first interaction, and that no input before hydration is lost. */
import type { Page, Route } from "@playwright/test";
import { isFull } from "../../setup/test-sizes.ts";
import { addressOfProduct } from "../api-steps.ts";
import { expect, test } from "../test.ts";

/** Matches all scripts except the entry and bootstrap scripts. */
const REACT = /\/assets\/(?!entry\.client|starter).+\.js$/;
const STARTER_BYTES = 5 * 1024;

async function delayReact(page: Page, how: (route: Route) => Promise<void>): Promise<void> {
  await page.route(REACT, how);
}
/** Delays React until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await delayReact(page, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
const add = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }).first();
const added = (page: Page) => page.getByRole("dialog", { name: "Produsul a fost adaugat cu succes" });
const waits = (page: Page) => page.locator("html[data-waits]");

async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, "opened", true));
  return () => page.evaluate(() => Reflect.get(window, "opened") === true);
}

const PAGES = isFull()
  ? ["/", "/solutii-de-curatare", "product", "/blog", "/articole/livrare.html", "/search?term=sapun"]
  : ["/", "product", "/blog"];

test("catalogue and content pages load at most 5 KB of JavaScript before the first interaction", async ({
  browser,
}) => {
  const weigh = async (name: string): Promise<void> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const react = page.waitForRequest(REACT);
    await page.goto(name === "product" ? await addressOfProduct() : name);
    // Other scripts load two seconds after the load event at the earliest.
    await react;
    const early = await page.evaluate(() => {
      const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const until = (document?.loadEventStart ?? 0) + 1_900;
      return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < until)
        .map(({ encodedBodySize }) => encodedBodySize);
    });
    const bytes = early.reduce((sum, size) => sum + size, 0);
    expect([name, bytes, bytes > 0 && bytes <= STARTER_BYTES]).toEqual([name, bytes, true]);
    await context.close();
  };
  // The pages are measured in parallel, because each mostly waits.
  await Promise.all(PAGES.map(weigh));
});

test("with saveData, a page without interaction loads no other scripts", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const requested: string[] = [];
  page.on("request", (request) => REACT.test(request.url()) && requested.push(request.url()));
  await page.clock.install();
  await page.goto("/blog");
  // Without saveData, scripts would load two seconds after the load event.
  await page.clock.runFor(3_500);
  expect(requested).toEqual([]);
  await page.getByRole("main").dispatchEvent("pointermove", { movementX: 1 });
  await expect.poll(() => requested.length).toBeGreaterThan(3);
});

test("a product added while React is loading is added once, on the same page", async ({ page }) => {
  const letReactCome = await holdReact(page);
  await page.goto(await addressOfProduct());
  const isSame = await mark(page);
  await add(page).click();
  await add(page).click();
  await expect(waits(page)).toHaveCount(1);
  letReactCome();
  await expect(added(page)).toBeVisible();
  await expect(waits(page)).toHaveCount(0);
  expect(await isSame()).toBe(true);
  await expect(page.getByRole("banner").locator("summary", { hasText: /Coșul meu: 1 buc\./ })).toHaveCount(1);
});

test("a value entered before hydration is kept", async ({ page }) => {
  const letReactCome = await holdReact(page);
  await page.goto(await addressOfProduct());
  const isSame = await mark(page);
  const search = page.getByRole("banner").getByRole("searchbox").first();
  await search.fill("săpun lichid");
  const email = page.getByRole("contentinfo").getByRole("textbox").first();
  await email.fill("ana@example.com");
  const cart = page.getByRole("banner").locator("details", { hasText: "Coșul meu" });
  await cart.locator("summary").click();
  letReactCome();
  await expect.poll(() => page.evaluate(() => "__reactRouterDataRouter" in window)).toBe(true);
  await expect
    .poll(() =>
      page
        .locator("main")
        .evaluate((main) => Object.keys(main).some((key) => key.startsWith("__reactProps$"))),
    )
    .toBe(true);
  await page.waitForTimeout(300);
  await expect(search).toHaveValue("săpun lichid");
  await expect(email).toHaveValue("ana@example.com");
  await expect(cart).toHaveAttribute("open");
  expect(await isSame()).toBe(true);
});

test("forms and links work natively if React never loads", async ({ page }) => {
  await delayReact(page, (route) => route.fulfill({ status: 404 }));
  await page.goto(await addressOfProduct());
  await add(page).click();
  await expect(page.getByText("Produsul a fost adaugat cu succes")).toBeVisible();
  // The full menu needs only the bootstrap script, which did load.
  const menu = page.getByRole("navigation", { name: "Meniu principal" });
  await menu.locator("summary").first().click();
  await menu.getByRole("link", { name: /^Vezi toate produsele din/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Soluții de curățare" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Harta site-ului" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harta site-ului" })).toBeVisible();
});

test("a page works even if no script loads", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  const address = await addressOfProduct();
  await page.goto(address);
  await add(page).click();
  await expect(page.getByText("Produsul a fost adaugat cu succes")).toBeVisible();
  await expect(page.getByRole("banner").locator("summary", { hasText: /Coșul meu: 1 buc\./ })).toHaveCount(1);
  const menu = page.getByRole("navigation", { name: "Meniu principal" });
  await menu.locator("summary").first().click();
  await expect(menu.getByRole("link", { name: "Soluții de curățare" })).toBeVisible();
  await menu.locator('a[href="/sitemap"]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Harta site-ului" })).toBeVisible();
});

test("the CSP blocks injected scripts", async ({ browser }) => {
  // This page logs CSP violations as errors, so it needs a separate context.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route("**/blog", async (route) => {
    const answer = await route.fetch();
    const planted =
      "<script>window.ranScript = true</script>" +
      '<script type="module">window.ranModule = true</script>' +
      '<img src="/nu-este.png" alt="" onerror="window.ranHandler = true">' +
      '<a id="planted" href="javascript:window.ranAddress = true">x</a>';
    const body = (await answer.text()).replace("<main", `${planted}<main`);
    await route.fulfill({ response: answer, body });
  });
  const refused: string[] = [];
  page.on(
    "console",
    (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()),
  );
  const answer = await page.goto("/blog");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  // Other tests may enable third parties at the same time, but every source must be a URL or a hash.
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  expect(sources).toContain("'self'");
  expect(sources.filter((source) => !/^(?:'self'|'sha256-[\w+/]{43}='|https:\/\/\S+)$/.test(source))).toEqual(
    [],
  );
  expect(policy).not.toContain("nonce-");
  await page.locator("#planted").dispatchEvent("click");
  await page.evaluate(() => {
    const late = document.createElement("script");
    late.text = "window.ranLate = true";
    document.head.append(late);
  });
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(4);
  const ran = await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith("ran")));
  expect(ran).toEqual([]);
  await context.close();
});
