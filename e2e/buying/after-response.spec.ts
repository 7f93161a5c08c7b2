/** Actions in the checkout after a response, while the page is still revalidating. */
import type { Page } from "@playwright/test";
import { haveInCart } from "../api-steps.ts";
import { finalizeButton, openCart, openCoupon, textbox } from "../checkout-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

/** Opens a cart whose revalidation does not finish until the returned function is called. */
async function openPausedCart(page: Page): Promise<() => void> {
  await haveInCart(page, 5);
  await openCart(page);
  await scriptAt(finalizeButton(page));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/cos\.data/, async (route) => {
    if (route.request().method() === "GET") await promise;
    await route.continue();
  });
  return resolve;
}

test("a refused voucher can be corrected and sent again immediately", async ({ page }) => {
  const letGo = await openPausedCart(page);
  const codes: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") codes.push(new URLSearchParams(request.postData() ?? "").get("coupon"));
  });
  await openCoupon(page);
  const code = textbox(page, "Cod de reducere");
  await code.fill("NU-EXISTA");
  await code.press("Enter");
  await expect(page.getByText("Codul nu este valid.").first()).toBeVisible();
  await code.fill("NICI-ACESTA");
  await code.press("Enter");
  await expect.poll(() => codes).toEqual(["NU-EXISTA", "NICI-ACESTA"]);
  letGo();
  await expect(code).toHaveValue("NICI-ACESTA");
});

test("the question about a password reset can be declined immediately", async ({ page }) => {
  const letGo = await openPausedCart(page);
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: "Am cont" }).check();
  await main.getByRole("textbox", { name: "E-mailul contului" }).fill("ana@example.com");
  await main.getByRole("button", { name: "Am uitat parola" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Da" })).toBeFocused();
  await question.getByRole("button", { name: "Nu" }).press("Enter");
  await expect(question).toBeHidden();
  letGo();
});
