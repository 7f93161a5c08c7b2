import { changeShop } from "../shop-database.ts";
import { expect, test } from "../test.ts";
import {
  acceptAndFinalize,
  addFromHome,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  openCart,
  orderNumber,
  textbox,
} from "../checkout-steps.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a guest withdraws from the contract once the order has arrived", async ({ page }) => {
      await addFromHome(page, 3);
      await openCart(page);
      await fillContact(page);
      await fillAddress(page, CLUJ, javaScriptEnabled);
      await acceptAndFinalize(page);
      await expectOrderSent(page);
      const number = await orderNumber(page);
      await page.getByRole("link", { name: "Urmărește sau anulează comanda" }).click();
      const main = page.getByRole("main");
      await expect(main.getByText("Tot aici te poți retrage din contract")).toBeVisible();
      await main.getByRole("button", { name: "Caută comanda" }).click();
      await expect(page.getByRole("heading", { level: 1, name: `Comanda ${number}` })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Retragere din contract" })).toBeHidden();
      await deliver(number);
      await page.reload();

      await expect(page.getByRole("heading", { name: "Retragere din contract" })).toBeVisible();
      await main.locator("summary", { hasText: "Retur" }).click();
      await expect(textbox(page, "Nume complet")).toHaveValue("Ana-Maria Ionescu");
      const submit = main.getByRole("button", { name: "Trimite cererea de retur" });
      await textbox(page, "Banca").fill("Banca Probei");
      await main.getByRole("checkbox").first().check();
      await submit.click();
      await expect(main.getByText("Câmpul IBAN este obligatoriu.")).toBeVisible();
      await expect(textbox(page, "Banca")).toHaveValue("Banca Probei");
      await textbox(page, "IBAN").fill("RO49 AAAA 1B31 0075 9384 0000");
      await submit.click();
      await expect(page.getByText("Cererea de retur a fost înregistrată.")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Retragere din contract" })).toBeHidden();
    });
  });
}

/** As if the parcel had arrived today. */
async function deliver(number: string): Promise<void> {
  await changeShop("update orders set status = 'delivered' where number = $1", [number]);
  await changeShop(
    `insert into order_event (order_id, status, actor, note, at)
     select id, 'delivered', 'courier', '', now() from orders where number = $1`,
    [number],
  );
}
