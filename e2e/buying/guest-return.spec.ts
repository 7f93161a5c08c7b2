import { haveInCart } from "../api-steps.ts";
import { changeShop } from "../shop-database.ts";
import { expect, scriptAt, test } from "../test.ts";
import {
  acceptAndFinalize,
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

    test("a guest withdraws from the contract in two steps, with a receipt at once", async ({ page }) => {
      await haveInCart(page, 3);
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
      await page.getByRole("contentinfo").getByRole("link", { name: "Retragere din contract aici" }).click();
      await expect(main.getByRole("heading", { level: 2, name: `Comanda ${number}` })).toBeVisible();
      await deliver(number);
      await page.reload();

      await expect(textbox(page, "Nume complet")).toHaveValue("Ana-Maria Ionescu");
      const next = main.getByRole("button", { name: "Continuă" });
      if (javaScriptEnabled) await scriptAt(next);
      await textbox(page, "Banca").fill("Banca Probei");
      await main.getByRole("checkbox").first().check();
      await next.click();
      await expect(main.getByText("Câmpul IBAN este obligatoriu.")).toBeVisible();
      await expect(textbox(page, "Banca")).toHaveValue("Banca Probei");
      await textbox(page, "IBAN").fill("RO49 AAAA 1B31 0075 9384 0000");
      await next.click();

      const second = main.getByRole("heading", { name: "Pasul 2 din 2: confirmă retragerea" });
      await expect(second).toBeVisible();
      if (javaScriptEnabled) await expect(second).toBeFocused();
      await expect(main.getByText("Încă nu ai declarat nimic.")).toBeVisible();
      await expect(main.getByText("Cont: Banca Probei, RO49 AAAA 1B31 0075 9384 0000")).toBeVisible();
      await main.getByRole("button", { name: "Modifică" }).click();
      await expect(textbox(page, "IBAN")).toHaveValue("RO49 AAAA 1B31 0075 9384 0000");
      await next.click();
      await main.getByRole("button", { name: "Confirmarea retragerii" }).click();

      await expect(page.getByText("Retragerea ta din contract a fost înregistrată.")).toBeVisible();
      const receipt = main.getByRole("region", { name: /^Retragerea \d+ este înregistrată$/ });
      await expect(receipt.getByText(/^Primită la \d+ \S+ \d{4} la \d+:\d{2}\.$/)).toBeVisible();
      await expect(receipt.getByText(/^Trimite produsele la adresa /)).toBeVisible();
      await expect(main.getByText("Din această comandă nu te mai poți retrage.")).toBeVisible();
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
