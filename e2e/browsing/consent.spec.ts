import type { Locator, Page, Request } from "@playwright/test";
import { haveInCart } from "../api-steps.ts";
import { cookieOf, daysOf } from "../account/account-steps.ts";
import { faultsOf } from "../axe.ts";
import { FIRST_VISIT } from "../consent-steps.ts";
import { expect, scriptAt, scriptBegins, test } from "../test.ts";

test.use({ storageState: FIRST_VISIT });

const CATEGORY = "/solutii-de-curatare/pardoseli";
const banner = (page: Page): Locator => page.getByRole("region", { name: "Cookie-uri" });
const settings = (page: Page): Locator => page.getByRole("dialog", { name: "Setări cookie" });

async function remembered(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem("sort"));
  return [await cookieOf(page, "sort"), await cookieOf(page, "density"), stored];
}

async function chooseInList(page: Page): Promise<void> {
  await page.goto(CATEGORY);
  const sort = page.getByRole("combobox", { name: "Sortează după" });
  await scriptAt(sort);
  await sort.selectOption("Nume produs");
  await expect(page).toHaveURL(/\?sort=nume$/);
  const density = page.getByRole("group", { name: "Produse pe rând" });
  await density.getByRole("radio", { name: "3" }).check({ force: true });
}

test("a first visit shows the banner and stores nothing without consent", async ({ page }) => {
  await chooseInList(page);
  expect(await remembered(page)).toEqual([undefined, undefined, null]);
  const window = page.viewportSize();
  const box = await banner(page).locator(":scope > *").boundingBox();
  expect(box?.width).toBe(680);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan((window?.height ?? 0) - 100);
  const refuse = banner(page).getByRole("button", { name: "Refuz tot" });
  const accept = banner(page).getByRole("button", { name: "Accept tot" });
  const look = (button: Locator) =>
    button.evaluate((node) => {
      const { width, height } = node.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(node);
      return { width: Math.round(width), height, color, backgroundColor, borderColor, fontSize };
    });
  expect(await look(refuse)).toEqual(await look(accept));
  expect(await faultsOf(page)).toEqual([]);

  await refuse.click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => cookieOf(page, "consent")).toBe("1.2.3");
  expect(await daysOf(page, "csvid")).toBe(30);
  await page.goto("/");
  await expect(banner(page)).toBeHidden();
});

test("the consent settings store preferences after consent and delete them after refusal", async ({
  page,
}) => {
  await page.goto(CATEGORY);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Setări cookie" });
  // Until the effects of hydration have run, the link opens its own page instead of the dialog.
  await scriptBegins(page);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(settings(page).getByRole("group")).toHaveCount(4);
  // Closing the dialog removes its history entry without a navigation by the router.
  const requested: string[] = [];
  const onRequest = (request: Request): void => void requested.push(request.url());
  page.on("request", onRequest);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => (history.state as { idx: number }).idx)).toBe(0);
  await page.keyboard.press("Enter");
  await expect(settings(page).getByRole("group")).toHaveCount(4);
  page.off("request", onRequest);
  expect(requested.filter((url) => !url.includes("/cookie.data"))).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
  await settings(page)
    .getByRole("checkbox", { name: /Ordinea și densitatea/ })
    .check();
  await settings(page).getByRole("button", { name: "Salvează alegerea" }).click();
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect(page).toHaveURL(CATEGORY);
  await chooseInList(page);
  expect(await remembered(page)).toEqual(["nume", "3", "nume"]);

  // After 30 days the banner shows again, with the previous choice. Closing the dialog does not count as a
  // choice.
  await page.context().clearCookies({ name: "csvid" });
  await page.evaluate(() => localStorage.removeItem("role"));
  await page.reload();
  await scriptBegins(page);
  await banner(page).getByRole("link", { name: "Setări cookie" }).click();
  await expect(settings(page).getByRole("checkbox", { name: /Ordinea și densitatea/ })).toBeChecked();
  await expect(settings(page).getByRole("checkbox", { name: /analytics_storage/ })).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole("button", { name: "Refuz tot" }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => remembered(page)).toEqual([undefined, undefined, null]);
});

test("on a narrow phone the consent banner does not block ordering", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await haveInCart(page);
  await page.goto("/cos");
  const finalize = page.getByRole("button", { name: "Finalizează comanda cu obligație de plată" });
  await scriptAt(finalize);
  await page.getByRole("textbox", { name: "Prenume" }).first().fill("Ana");
  await scriptBegins(page);
  await finalize.focus();
  const [button, shown] = [await finalize.boundingBox(), await banner(page).boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
  await banner(page).getByRole("link", { name: "Setări cookie" }).click();
  await settings(page).getByRole("button", { name: "Refuz tot" }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page).toHaveURL("/cos");
  await expect(page.getByRole("textbox", { name: "Prenume" }).first()).toHaveValue("Ana");
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBe(320);
});
