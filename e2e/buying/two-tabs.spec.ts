import { haveInCart } from "../api-steps.ts";
import { expect, inFull, test } from "../test.ts";
import { fillCheckout } from "./fill-checkout.ts";
import { acceptAndFinalize, expectOrderSent, textbox } from "../checkout-steps.ts";

inFull("the same order sent from a second tab is the same order", async ({ page, context }) => {
  await haveInCart(page, 3);
  const second = await context.newPage();
  for (const tab of [page, second]) await fillCheckout(tab);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  const number = await page.getByRole("definition").first().innerText();
  await acceptAndFinalize(second);
  await expectOrderSent(second);
  await expect(second.getByRole("definition").first()).toHaveText(number);
});

test("placing an order for a cart that was already ordered shows the existing order", async ({
  page,
  context,
}) => {
  await haveInCart(page, 3);
  const second = await context.newPage();
  for (const tab of [page, second]) await fillCheckout(tab);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  const number = await page.getByRole("definition").first().innerText();
  await textbox(second, "Prenume").fill("Maria");
  await acceptAndFinalize(second);
  await expect(second).toHaveURL("/thank-you.html");
  await expect(second.getByText(/au fost deja comandate/)).toBeVisible();
  await expect(second.getByRole("definition").first()).toHaveText(number);
});
