/** Reasons for refusing an order are shown once, and removed when corrected. */
import { haveInCart } from "../api-steps.ts";
import * as form from "../checkout-form.ts";
import {
  acceptAndFinalize,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  finalizeButton,
  openCart,
  openCoupon,
  textbox,
} from "../checkout-steps.ts";
import { addOwnProduct, BULK, withBulkRefused } from "../own-product.ts";
import { linkOf } from "../read-form.ts";
import { mainText, Visitor } from "../read-page.ts";
import { changeShop, queryShop, SET_STOCK } from "../shop-database.ts";
import { expect, scriptAt, test } from "../test.ts";

test("a refused voucher does not show the error of a corrected field again", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await scriptAt(finalizeButton(page));
  await finalizeButton(page).click();
  const missing = page.getByText("Câmpul Prenume este obligatoriu.");
  await expect(missing).toBeVisible();
  await textbox(page, "Prenume").fill("Ana-Maria");
  await expect(missing).toBeHidden();
  await openCoupon(page);
  await textbox(page, "Cod de reducere").fill("NU-EXISTA");
  await page.getByRole("button", { name: "Aplică" }).click();
  await expect(page.getByText("Codul nu este valid.").first()).toBeVisible();
  await expect(missing).toBeHidden();
  await expect(page.getByText("Câmpul Nume este obligatoriu.")).toBeVisible();
});

test("another customer's personal voucher is refused when ordering", async ({ page }) => {
  const code = `ALTUIA${Date.now()}`;
  await changeShop(
    `insert into voucher (code, name, kind, percent, email, starts_at, created_at)
     values ($1, 'Reducere', 'percent', 10, 'maria@example.com', now() - interval '1 day', now())`,
    [code],
  );
  await haveInCart(page, 1);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await openCoupon(page);
  await textbox(page, "Cod de reducere").fill(code);
  await page.getByRole("button", { name: "Aplică" }).click();
  await expect(page.getByText(`Cod aplicat: ${code}`)).toBeVisible();
  await expect(finalizeButton(page)).toBeEnabled();
  await acceptAndFinalize(page);
  await expect(textbox(page, "Cod de reducere")).toHaveAccessibleDescription(
    "Codul este rezervat pentru altă adresă de e-mail: folosește-l la o comandă făcută cu acea adresă.",
  );
  const notices = page.getByRole("list", { name: "Mesaje", exact: true });
  await expect(notices.getByRole("listitem")).toHaveText(["comanda nu a putut fi trimisa."]);
  await expect(finalizeButton(page)).toBeEnabled();
  // A notice may cover the button for 8 s.
  await page.getByRole("button", { name: `Elimină codul ${code}` }).press("Enter");
  await expect(page.getByText(`Cod aplicat: ${code}`)).toBeHidden();
  // Corrected errors are no longer shown.
  await expect(notices.getByText("comanda nu a putut fi trimisa.")).toHaveCount(0);
  await expect(textbox(page, "Cod de reducere")).toHaveAccessibleDescription("");
  await expect(finalizeButton(page)).toBeEnabled();
  await finalizeButton(page).click();
  await expectOrderSent(page);
});

test("a refusal without a field error focuses the message that explains it", async ({ page }) => {
  await withBulkRefused(page, async () => {
    await openCart(page);
    await fillContact(page);
    await fillAddress(page, CLUJ);
    await page.getByRole("spinbutton", { name: /^Cantitate/ }).fill(String(BULK));
    await expect(page.getByText(`Produse (${BULK} buc.)`)).toBeVisible();
    await expect(finalizeButton(page)).toBeEnabled();
    await acceptAndFinalize(page);
    const reasons = page.getByRole("list", { name: "Mesaje despre coș" });
    await expect(reasons).toContainText(`cel mult ${BULK - 1} de bucăți`);
    await expect(reasons).toBeFocused();
    await expect(reasons).toBeInViewport();
  });
});

test("a gift that is no longer available is reported before the order succeeds without it", async () => {
  const visitor = new Visitor();
  const { id } = await addOwnProduct(visitor);
  const [product] = await queryShop<{ id: number; name: string }>(
    "curat_e2e",
    "select id, name from product where stock > 10 and id <> $1 order by id desc limit 1 offset 20",
    [id],
  );
  if (!product) throw new Error("The demo has no such product.");
  const slug = `cadou-${Date.now()}`;
  await changeShop(
    `with made as (
       insert into promotion
         (id, slug, name, label, starts_at, ends_at, gift_product_id, gift_quantity, gift_condition)
       select max(id) + 1, $1, 'Cadou', 'Cadou', now() - interval '1 hour', now() + interval '1 hour', $2, 1, 'product'
       from promotion returning id)
     insert into promotion_product select id, $3 from made`,
    [slug, product.id, id],
  );
  let page = await form.fillContact(visitor, await form.openCart(visitor));
  page = await form.fillAddress(visitor, page, CLUJ);
  linkOf(page, product.name);
  await changeShop(SET_STOCK, [product.id, 0]);
  page = await form.acceptAndFinalize(visitor, page);
  expect(mainText(page)).toContain(`Cadoul „${product.name}” nu mai este disponibil.`);
  expect(mainText(page)).toContain("Coșul s-a schimbat. Verifică-l și trimite din nou comanda.");
  form.expectOrderSent(await visitor.press(page, form.FINALIZE));
  await changeShop(SET_STOCK, [product.id, 50]);
  await changeShop("delete from promotion where slug = $1", [slug]);
});
