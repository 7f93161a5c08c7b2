import { becomeCustomer, continueInBrowser } from "../api-steps.ts";
import { mailTo } from "../mail-steps.ts";
import { ownSoldOutProduct } from "../own-product.ts";
import { linkOf } from "../read-form.ts";
import { mainText, noticesOf, readPage, textOf, Visitor } from "../read-page.ts";
import { changeShop } from "../shop-database.ts";
import { expect, scriptAt, test } from "../test.ts";

const OPEN = "Informeaza-ma cand produsul revine in stoc";

test("a customer gets an email when a product is back in stock", async ({ page }) => {
  const { url, id } = await ownSoldOutProduct();
  const visitor = new Visitor();
  const customer = await becomeCustomer(visitor);
  await continueInBrowser(visitor, page);
  await page.goto(url);
  await expect(page.getByRole("link", { name: "Cere info" })).toHaveCount(0);
  const open = page.getByRole("link", { name: OPEN });
  await scriptAt(open);
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Alertă de stoc" });
  await expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveValue(customer.email);
  await expect(dialog.getByLabel("Valabilă până la")).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await dialog.getByRole("textbox", { name: "Prenume" }).fill("");
  await dialog.getByRole("button", { name: "Setează alerta" }).click();
  await expect(dialog.getByText("Câmpul Prenume este obligatoriu.")).toBeVisible();
  await expect(dialog.getByText("Trebuie să accepți termenii și condițiile.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Prenume" }).fill("Ana");
  await dialog.getByRole("checkbox", { name: /^Am citit și accept/ }).check();
  await dialog.getByRole("button", { name: "Setează alerta" }).click();
  await expect(page.getByText("Alerta a fost setata")).toBeVisible();
  await expect(dialog).toBeHidden();

  const { document } = await visitor.open("/account/alerte");
  const alerts = [...document.querySelectorAll("main li")].map(textOf);
  expect(alerts.find((text) => text.includes(customer.email))).toContain("Valabilă până pe ");

  await changeShop("update product_read set is_buyable = true where product_id = $1", [id]);
  try {
    await changeShop("select graphile_worker.add_job($1)", ["tell_stock_alerts"]);
    expect(await mailTo(customer.email, /Produsul este din nou în stoc/)).toContain(url);
  } finally {
    await changeShop("update product_read set is_buyable = false where product_id = $1", [id]);
  }
});

test("a stock alert is cancelled in the account, and the focus moves to the page's heading", async ({
  page,
}) => {
  const { id } = await ownSoldOutProduct();
  const { email } = await becomeCustomer(page);
  await changeShop(
    `insert into stock_alert (customer_id, product_id, first_name, last_name, email, expires_on, created_at)
     select customer.id, $2, 'Ana', 'Pop', email, current_date + 30, now() from customer where email = $1`,
    [email, id],
  );
  await page.goto("/account/alerte");
  const cancel = page.getByRole("link", { name: /^Anulează: / });
  await scriptAt(cancel);
  await cancel.click();
  await page.getByRole("dialog", { name: "Anulare alertă" }).getByRole("button", { name: "Da" }).click();
  await expect(page.getByText("Alerta a fost anulată.")).toBeVisible();
  await expect(page.getByText("Nu ai alerte de stoc")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Alerte de stoc" })).toBeFocused();
});

test("visitors without a login are asked to log in before they set a stock alert", async () => {
  const { url, id } = await ownSoldOutProduct();
  const page = await readPage(url);
  linkOf(page, "Cere info");
  expect(mainText(page)).not.toContain(OPEN);
  expect(linkOf(page, "Anunță-mă când revine în stoc").getAttribute("href")).toBe(`/alerta-stoc/${id}`);
  const login = await readPage(`/alerta-stoc/${id}`);
  expect(login.url).toBe("/auth");
  expect(noticesOf(login)).toBe("Trebuie sa fii logat ca sa poti creea o alerta de stoc");
});
