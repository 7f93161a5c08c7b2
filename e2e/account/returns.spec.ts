import { becomeCustomer, continueInBrowser, placeOrder } from "../api-steps.ts";
import { changeShop } from "../shop-database.ts";
import { fieldOf, fill, tickField, valueOf } from "../read-form.ts";
import { mainText, noticesOf, type ReadPage, textOf, Visitor } from "../read-page.ts";
import { expect, test } from "../test.ts";
import { sendLogin } from "./account-form.ts";
import { deliver, field } from "./account-steps.ts";

const setQuantity = (quantity: number): string => `
  with line as (
    update order_line set quantity = ${quantity} where order_id in (select id from orders where email = $1) returning id)
  insert into order_line_movement (line_id, kind, quantity, at) select id, 'added', ${quantity - 1}, now() from line`;
const SUBMIT = "Trimite cererea de retur";

test("the return form is empty and collapsed after a return", async ({ page }) => {
  const visitor = new Visitor();
  const { email } = await becomeCustomer(visitor);
  const empty = mainText(await visitor.open("/account/returns"));
  for (const text of ["Nu ai retururi", "Nu ai comenzi eligibile de retur"]) expect(empty).toContain(text);
  await placeOrder(visitor);
  await changeShop(setQuantity(3), [email]);
  await deliver(email);
  await continueInBrowser(visitor, page);

  await page.goto("/account/returns");
  const order = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /^Comanda \d+/ });
  await expect(field(page, "Nume complet")).toBeHidden();
  await order.locator("summary", { hasText: "Retur" }).click();
  await expect(field(page, "Nume complet")).toHaveValue("Ana-Maria Ionescu");
  await expect(field(page, "E-mail")).toHaveValue(email);
  const submit = order.getByRole("button", { name: "Trimite cererea de retur" });
  await submit.click();
  await expect(order.getByText("Câmpul Banca este obligatoriu.")).toBeVisible();
  await expect(order.getByText("Câmpul IBAN este obligatoriu.")).toBeVisible();
  const nothing = "Te rugam sa selectezi produsele pe care doresti sa il returnezi";
  await expect(order.getByText(nothing)).toBeVisible();
  await expect(order.getByRole("group", { name: "Produse de returnat" })).toHaveAccessibleDescription(
    nothing,
  );
  await expect(order.getByRole("checkbox").first()).toBeFocused();
  await expect(page.getByRole("list", { name: "Mesaje" }).getByText(nothing)).toBeVisible();

  const quantity = order.getByRole("combobox", { name: /^Cantitate: / });
  await expect(quantity.getByRole("option").first()).toHaveText(/^1 /);
  await order.getByRole("checkbox").check();
  await field(page, "Telefon").fill("0722 123 456");
  await field(page, "Banca").fill("Banca Probei");
  await field(page, "IBAN").fill("RO48 AAAA 1B31 0075 9384 0000");
  await order.getByRole("combobox", { name: "Motiv" }).selectOption({ label: "Produs defect" });
  await submit.click();
  await expect(order.getByText("Verifică IBAN-ul: o cifră sau o literă este greșită.")).toBeVisible();
  await field(page, "IBAN").fill("RO49 AAAA 1B31 0075 9384 0000");
  await submit.click();
  await expect(page.getByText("Cererea de retur a fost înregistrată.")).toBeVisible();
  const request = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /^Retur \d+/ });
  await expect(request.getByText("Cerere primită")).toBeVisible();
  await expect(request.getByRole("link", { name: /^Comanda \d+$/ })).toBeVisible();
  await expect(submit).toBeHidden();
  await order.locator("summary", { hasText: "Retur" }).click();
  await expect(submit).toBeVisible();
  await expect(order.getByText("Verifică IBAN-ul: o cifră sau o literă este greșită.")).toBeHidden();
  for (const name of ["Banca", "IBAN"]) await expect(field(page, name)).toHaveValue("");
  await expect(order.getByRole("combobox", { name: "Motiv" })).toHaveValue("");
  const box = order.getByRole("checkbox").first();
  await expect(box).not.toBeChecked();

  // After the last pieces are returned, the form disappears and the focus moves to the heading.
  await box.check();
  await quantity.selectOption("2");
  await field(page, "Telefon").fill("0722 123 456");
  await field(page, "Banca").fill("Banca Probei");
  await field(page, "IBAN").fill("RO49 AAAA 1B31 0075 9384 0000");
  await order.getByRole("combobox", { name: "Motiv" }).selectOption({ label: "Produs defect" });
  await submit.click();
  await expect(page.getByText("Nu ai comenzi eligibile de retur")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Retururi" })).toBeFocused();
});

test("a return in the account shows its number and request date", async () => {
  const visitor = new Visitor();
  const login = { email: "ana.munteanu@example.com", password: "curat-demo-2026" };
  expect((await sendLogin(visitor, login)).url).toBe("/account/info");
  const page = await visitor.open("/account/returns");
  const returns = textOf(page.getByRole("region", { name: "Retururile tale" }).querySelector("li"));
  expect(returns).toMatch(/Retur \d+/);
  expect(returns).toMatch(/Cerut pe \d+ \w+ 2026/);
});

test("a return of more pieces than remain is refused, and the form keeps its values", async () => {
  const visitor = new Visitor();
  const { email } = await becomeCustomer(visitor);
  await placeOrder(visitor);
  await deliver(email);
  await changeShop(setQuantity(2), [email]);
  const open = async () => {
    const page = await visitor.open("/account/returns");
    tickField(page.main.getByRole("checkbox"));
    fill(page, { Telefon: "0722 123 456", Banca: "Banca Probei", IBAN: "RO49 AAAA 1B31 0075 9384 0000" });
    return page;
  };
  const quantityOf = (page: ReadPage) => fieldOf(page, /^Cantitate: /);
  let [page, second] = [await open(), await open()];
  const [, two] = quantityOf(page).querySelectorAll("option");
  fill(page, { [quantityOf(page).getAttribute("aria-label") ?? ""]: textOf(two ?? null) });
  second = await visitor.press(second, SUBMIT);
  expect(noticesOf(second)).toBe("Cererea de retur a fost înregistrată.");

  page = await visitor.press(page, SUBMIT);
  expect(quantityOf(page).querySelectorAll("option")).toHaveLength(1);
  expect(valueOf(page, "Banca")).toBe("Banca Probei");
  page = await visitor.press(page, SUBMIT);
  expect(noticesOf(page)).toBe("Cererea de retur a fost înregistrată.");
  expect(mainText(page)).toContain("Nu ai comenzi eligibile de retur");
});
