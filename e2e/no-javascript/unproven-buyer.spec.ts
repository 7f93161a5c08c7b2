/** What the shop keeps back from buyers whom it does not know yet (decision 0026), by the checkout's form alone. */
import { acceptAndFinalize, CLUJ, fillAddress, fillContact, openCart, textbox } from "../checkout-steps.ts";
import { BULK, withBulkRefused } from "../own-product.ts";
import { expect, test } from "../test.ts";

test("what an unknown buyer may not hold is said above the products, and nothing typed is lost", async ({
  page,
}) => {
  await withBulkRefused(page, async () => {
    await openCart(page);
    await fillContact(page);
    await fillAddress(page, CLUJ, false);
    await textbox(page, "Observații pentru comandă sau curier").fill("Sunați înainte.");
    const quantity = page.getByRole("spinbutton", { name: /^Cantitate/ });
    await quantity.fill(String(BULK));
    await page.getByRole("button", { name: "Recalculează coșul" }).first().click();
    await expect(page.getByText(`Produse (${BULK} buc.)`)).toBeVisible();
    await acceptAndFinalize(page);
    await expect(page.getByRole("list", { name: "Mesaje despre coș" })).toContainText(
      `cel mult ${BULK - 1} de bucăți. Scrie-ne pentru mai multe.`,
    );
    await expect(quantity).toHaveValue(String(BULK));
    await expect(textbox(page, "Prenume")).toHaveValue("Ana-Maria");
    await expect(textbox(page, "Observații pentru comandă sau curier")).toHaveValue("Sunați înainte.");
  });
});
