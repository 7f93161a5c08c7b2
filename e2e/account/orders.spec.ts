import { becomeCustomer, continueInBrowser, placeOrder } from "../api-steps.ts";
import { linkOf } from "../read-form.ts";
import { mainText, textOf, Visitor } from "../read-page.ts";
import { expect, test } from "../test.ts";
import { deliver, dialog } from "./account-steps.ts";

test("an order is listed in the account, and can be opened and cancelled", async ({ page }) => {
  const visitor = new Visitor();
  await becomeCustomer(visitor);
  expect(mainText(await visitor.open("/account/comenzi"))).toContain("Nu ai comenzi");
  await placeOrder(visitor);
  await continueInBrowser(visitor, page);
  await page.goto("/account/comenzi");
  const order = page.getByRole("main").getByRole("listitem").filter({ hasText: "Comanda" });
  await expect(order.getByRole("link", { name: /^Detalii comandă/ })).toBeHidden();
  await order.locator("summary").click();
  await order.getByRole("link", { name: /^Detalii comandă/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Comanda \d+$/ })).toBeVisible();
  // The order itself is passed in the history state, not in the URL.
  const passed = await page.evaluate(() => (history.state as { usr: { id: string; order: string } }).usr);
  expect(page.url()).toMatch(new RegExp(`/account/comenzi/${passed.id}$`));
  expect(JSON.parse(passed.order)).toMatchObject({
    id: passed.id,
    status: "Nouă",
    total: expect.any(Number),
  });
  const steps = page.getByRole("list", { name: "Pașii comenzii" });
  for (const step of ["Comandă primită", "Confirmată", "Pregătită", "Predată curierului", "Livrată"])
    await expect(steps.getByText(step)).toBeVisible();
  for (const part of ["Produse", "Livrare", "Facturare", "Plată"])
    await expect(page.getByRole("heading", { level: 2, name: part })).toBeVisible();
  await expect(page.getByText("Str. Lungă nr. 12, ap. 3, Cluj-Napoca, Cluj").first()).toBeVisible();

  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Scrie o sesizare" })).toHaveAttribute("href", /comanda=/);
  await expect(main.getByRole("link", { name: "Retrageți-vă din contract aici" })).toHaveAttribute(
    "href",
    `/retragere?comanda=${passed.id}`,
  );
  await main.getByRole("button", { name: "Comandă din nou" }).click();
  await expect(
    page.getByText("Produsele din comandă au fost adăugate în coș, la prețurile de azi."),
  ).toBeVisible();
  await expect(page).toHaveURL("/cos");
  await expect(page.getByText("Produse (1 buc.)")).toBeVisible();
  await page.goBack();

  const cancel = page.getByRole("link", { name: "Anulează comanda" });
  await cancel.click();
  await dialog(page).getByRole("link", { name: "Nu" }).click();
  await cancel.click();
  await dialog(page).getByRole("button", { name: "Da" }).click();
  await expect(page.getByText("Comanda a fost anulată.")).toBeVisible();
  await expect(steps.getByText("Anulată")).toBeVisible();
  await expect(cancel).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: /^Comanda \d+$/ })).toBeFocused();
});

test("cancelling an order on an outdated page is refused with an explanation", async () => {
  const visitor = new Visitor();
  const { email } = await becomeCustomer(visitor);
  await placeOrder(visitor);
  const list = await visitor.open("/account/comenzi");
  const page = await visitor.follow(linkOf(list, /^Detalii comandă/));
  const cancel = linkOf(page, "Anulează comanda");
  await deliver(email);
  const reported = await visitor.follow(cancel);
  expect(textOf(reported.main.getByRole("alert"))).toBe("Comanda nu mai poate fi anulată.");
  expect(reported.main.queryByRole("link", { name: "Anulează comanda" })).toBeNull();
});

test("another customer's order returns 404", async () => {
  const [visitor, stranger] = [new Visitor(), new Visitor()];
  await becomeCustomer(visitor);
  await placeOrder(visitor);
  const order = linkOf(await visitor.open("/account/comenzi"), /^Detalii comandă/);
  expect((await visitor.follow(order)).status).toBe(200);
  await becomeCustomer(stranger);
  expect((await stranger.follow(order)).status).toBe(404);
});
