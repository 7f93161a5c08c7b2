/** Focus and announcements after a response has removed the pressed button from the checkout. */
import { haveInCart } from "../api-steps.ts";
import { finalizeButton, openCart, openCoupon, textbox } from "../checkout-steps.ts";
import { changeShop } from "../shop-database.ts";
import { expect, scriptAt, test } from "../test.ts";

test("a password reset is requested only after confirmation", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await scriptAt(finalizeButton(page));
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: "Am cont" }).check();
  const forgot = main.getByRole("button", { name: "Am uitat parola" });
  await forgot.click();
  await expect(main.getByText("Câmpul E-mail este obligatoriu.")).toBeVisible();
  await main.getByRole("textbox", { name: "E-mailul contului" }).fill("ana@example.com");
  const question = page.getByRole("alertdialog", { name: "Vrei sa resetezi parola contului?" });
  const isSent = page.getByText(/Dacă există un cont/);
  for (const answer of ["Nu", "Da"]) {
    await expect(isSent).toBeHidden();
    await forgot.click();
    await expect(question.getByRole("button", { name: "Da" })).toBeFocused();
    await question.getByRole("button", { name: answer }).press("Enter");
    await expect(question).toBeHidden();
    await expect(forgot).toBeFocused();
  }
  await expect(isSent).toBeVisible();
});

test("the voucher field keeps the focus when a code is applied or removed", async ({ page }) => {
  const code = `FOCUS${Date.now()}`;
  await changeShop(
    `insert into voucher (code, name, kind, percent, starts_at, created_at)
     values ($1, 'Reducere', 'percent', 10, now() - interval '1 day', now())`,
    [code],
  );
  await haveInCart(page, 1);
  await openCart(page);
  await scriptAt(finalizeButton(page));
  // Screen readers announce messages only in a live region that already existed.
  const spoken = page.getByRole("region", { name: "Produse" }).locator("> [aria-live=polite]");
  await expect(spoken).toBeEmpty();
  await expect(spoken).not.toHaveCSS("display", "none");
  await openCoupon(page);
  await textbox(page, "Cod de reducere").fill(code);
  await textbox(page, "Cod de reducere").press("Enter");
  const remove = page.getByRole("button", { name: `Elimină codul ${code}` });
  await expect(remove).toBeVisible();
  await expect(textbox(page, "Cod de reducere")).toBeFocused();
  await remove.press("Enter");
  await expect(remove).toBeHidden();
  await expect(textbox(page, "Cod de reducere")).toBeFocused();
});

test("removing the last line moves the focus to the empty cart's message", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await scriptAt(finalizeButton(page));
  // A gift is removed together with its product.
  const remove = page.getByRole("button", { name: /^Elimină .* din coș$/ }).first();
  await remove.press("Enter");
  await expect(page.getByText("Cosul tau este gol")).toBeFocused();
});
