/** Where the keyboard and a reader are after a button of the checkout went with its answer. */
import { haveInCart } from "../api-steps.ts";
import { finalizeButton, openCart, openCoupon, textbox } from "../checkout-steps.ts";
import { changeShop } from "../shop-database.ts";
import { expect, scriptAt, test } from "../test.ts";

test("a mail for a new password goes out only after a yes, and the answered question gives the focus back", async ({
  page,
}) => {
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

test("the place of messages is there before any, and the field of a code keeps the focus when it is taken and when it is taken out", async ({
  page,
}) => {
  const code = `FOCUS${Date.now()}`;
  await changeShop(
    `insert into voucher (code, name, kind, percent, starts_at, created_at)
     values ($1, 'Reducere', 'percent', 10, now() - interval '1 day', now())`,
    [code],
  );
  await haveInCart(page, 1);
  await openCart(page);
  await scriptAt(finalizeButton(page));
  // Readers hear a message only in a place that stood before it.
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

test("the last line that is removed leaves the focus with what says that the cart is empty", async ({
  page,
}) => {
  await haveInCart(page, 1);
  await openCart(page);
  await scriptAt(finalizeButton(page));
  // A gift goes with what it came with.
  const remove = page.getByRole("button", { name: /^Elimină .* din coș$/ }).first();
  await remove.press("Enter");
  await expect(page.getByText("Cosul tau este gol")).toBeFocused();
});
