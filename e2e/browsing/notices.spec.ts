import type { Page } from "@playwright/test";
import { test as base } from "@playwright/test";
import { becomeCustomer, haveInCart } from "../api-steps.ts";
import { faultsOf } from "../axe.ts";
import { finalizeButton, openCart } from "../checkout-steps.ts";
import { linkOf } from "../read-form.ts";
import { headingOf, Visitor } from "../read-page.ts";
import { expect, scriptAt, scriptBegins, test } from "../test.ts";

const NOT_LOGGED_IN = "Trebuie sa fii logat pentru a putea adauga la favorite produsul";

const notices = (page: Page) => page.getByRole("list", { name: "Mesaje" }).getByRole("listitem");
const bar = (page: Page) => page.getByRole("progressbar", { name: "Se încarcă" });

/** Delays the data of client navigations until the returned function is called. */
async function holdNavigations(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.data(?:\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptBegins(page);
}

async function openBrands(page: Page): Promise<void> {
  await page
    .getByRole("navigation", { name: "Meniu principal" })
    .getByRole("link", { name: "Branduri" })
    .dispatchEvent("click");
}

async function likeInStillTime(page: Page) {
  await page.clock.install({ time: "2026-11-21T10:00:00" });
  await page.goto("/");
  await page.clock.pauseAt("2026-11-21T11:00:00");
  await page
    .getByRole("button", { name: /^Adaugă la favorite/ })
    .first()
    .click();
  const notice = notices(page).filter({ hasText: NOT_LOGGED_IN });
  await expect(notice).toBeVisible();
  return notice;
}

test("errors of a page are not shown on the next one", async ({ page }) => {
  await haveInCart(page, 2);
  await openCart(page);
  await scriptAt(finalizeButton(page));
  await finalizeButton(page).click();
  const incomplete = notices(page).filter({ hasText: "Nu ai completat toate campurile." });
  await expect(incomplete).toBeVisible();
  await page.getByRole("link", { name: "Înapoi la site" }).click();
  await expect(page).toHaveURL("/");
  await expect(incomplete).toHaveCount(0, { timeout: 5_000 });
});

test("a notice disappears after 8 s without hover, and can be closed", async ({ page }) => {
  const notice = await likeInStillTime(page);
  const box = await notice.boundingBox();
  expect(box?.width).toBe(300);
  expect(box?.x).toBeLessThan(40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 40);
  const like = async () => {
    const answer = page.waitForResponse(/favorite\/actiune/);
    await page
      .getByRole("button", { name: /^Adaugă la favorite/ })
      .nth(1)
      .click();
    await answer;
  };
  await like();
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(5_000);
  await notice.hover();
  await page.clock.runFor(60_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(10, 600);
  await page.clock.runFor(7_999);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toBeHidden();

  await like();
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(7_999);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toBeHidden();

  await like();
  await expect(notices(page)).toHaveCount(1);
  await notices(page).getByRole("button", { name: "Închide mesajul" }).click();
  await expect(notices(page)).toHaveCount(0);
  await page.clock.resume();
});

test("a slow navigation shows a loading bar until the page is loaded", async ({ page }) => {
  await open(page, "/newsletter");
  const letGo = await holdNavigations(page);
  await openBrands(page);
  await expect(bar(page)).toBeVisible();
  expect((await bar(page).boundingBox())?.height).toBe(3);
  await expect(bar(page)).toHaveCSS("animation-duration", "5s");
  expect(await faultsOf(page)).toEqual([]);
  letGo();
  await expect(page.getByRole("heading", { name: "Branduri", level: 1 })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

// The browser logs the aborted request, which the shop's own test fixture would treat as an error.
base("a navigation that fails says so in the bar and shows the error page", async ({ page }) => {
  await open(page, "/newsletter");
  await page.route(/\.data(?:\?|$)/, (route) => route.abort());
  await openBrands(page);
  await expect(page.getByRole("progressbar", { name: "Încărcarea nu a reușit" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "A apărut o eroare. Încearcă din nou peste puțin timp.",
  );
});

base("a change that cannot reach the shop leaves the page as it was and says so", async ({ page }) => {
  await haveInCart(page, 6);
  await openCart(page);
  await scriptAt(page.getByRole("button", { name: "Mai mult" }));
  const firstname = page.getByRole("textbox", { name: "Prenume" });
  await firstname.fill("Ana-Maria");
  await page.route(/\/cos\/actiune\.data/, (route) => route.abort());
  await page.getByRole("button", { name: "Mai mult" }).click();
  await expect(notices(page).filter({ hasText: "Serviciul nu este disponibil momentan." })).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: /^Cantitate/ })).toHaveValue("1");
  await expect(firstname).toHaveValue("Ana-Maria");
  await page.unroute(/\/cos\/actiune\.data/);
  await page.getByRole("button", { name: "Mai mult" }).click();
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
});

test("navigations start at the top, and a button that scrolls back up appears after 300 px", async ({
  page,
}) => {
  await open(page, "/");
  const up = page.getByRole("button", { name: "Înapoi sus" });
  await page.evaluate(() => scrollTo(0, 290));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(290);
  await expect(up).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 310));
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toHaveCount(0);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await openBrands(page);
  await expect(page.getByRole("heading", { name: "Branduri", level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a lost connection shows a message until it is back", async ({ page, context }) => {
  await open(page, "/newsletter");
  const text = page.getByText("Nu ai conexiune la internet. Paginile deja deschise pot fi citite.");
  await expect(text).toBeHidden();
  await context.setOffline(true);
  await expect(text).toBeVisible();
  await context.setOffline(false);
  await expect(text).toBeHidden();
});

test("a missing page has the not-found message as title and heading, and links home", async () => {
  const visitor = new Visitor();
  const lost = await visitor.open("/plata/nu-exista");
  expect(lost.status).toBe(404);
  expect(lost.document.title).toBe("This page could not be found");
  expect(headingOf(lost)).toBe("This page could not be found");
  expect((await visitor.follow(linkOf(lost, "Mergi la prima pagină"))).url).toBe("/");
});

test("a text counter turns red over its limit", async ({ page }) => {
  await haveInCart(page);
  await openCart(page);
  const field = page.getByRole("textbox", { name: "Observații" });
  await expect(field).toHaveAttribute("rows", "5");
  const counter = page.getByText(/^\d+ \/ 500$/);
  await field.fill("x".repeat(500));
  await expect(counter).toHaveText("500 / 500");
  const calm = await counter.evaluate((element) => getComputedStyle(element).color);
  await field.fill("x".repeat(501));
  await expect(counter).toHaveText("501 / 500");
  await expect(counter).not.toHaveCSS("color", calm);
  await expect(counter).toHaveCSS("color", "rgb(200, 16, 46)");
});

base("a notice lies over an open dialog, can be closed there and stays its 8 s", async ({ page }) => {
  await becomeCustomer(page);
  await page.clock.install({ time: "2026-11-21T10:00:00" });
  await page.goto("/account/info?edit=1");
  const save = page.getByRole("dialog").getByRole("button", { name: "Salvează" });
  await scriptAt(save);
  await page.route(/info\.data/, (route) => route.abort());
  await page.clock.pauseAt("2026-11-21T11:00:00");
  await save.click();
  const notice = notices(page).filter({ hasText: "Serviciul nu este disponibil momentan." });
  await expect(notice).toBeVisible();
  expect((await notice.boundingBox())?.width).toBe(300);
  // Playwright clicks only elements that are neither covered nor inert, so the notice can be reached.
  await notice.getByRole("button", { name: "Închide mesajul" }).click();
  await expect(notice).toHaveCount(0);

  await save.click();
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(10, 500);
  await page.clock.runFor(5_000);
  await page.unroute(/info\.data/);
  // When the dialog closes, the list of notices moves back to the page for its remaining time.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(notice).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(notice).toHaveCount(0);
  await page.clock.resume();
});
