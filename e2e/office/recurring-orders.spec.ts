/** A recurring order, from a placed order in the office to the customer's answer through the emailed link. */
import { orderOfNewCustomer } from "../api-steps.ts";
import { mailTo } from "../mail-steps.ts";
import { mainText, Visitor } from "../read-page.ts";
import { changeShop } from "../shop-database.ts";
import { expect, test } from "../test.ts";
import { callStaff, enterOffice, ownerSession } from "./staff-steps.ts";

test.use({ viewport: { width: 375, height: 700 } });

test("a placed order is repeated in the office, and its customer confirms the next one through an emailed link", async ({
  page,
}) => {
  const { email } = await orderOfNewCustomer();
  const [order] = await callStaff<{ id: number; number: string }[]>("GET", `/staff/orders?q=${email}`);
  if (!order) throw new Error("The order was not found.");
  await enterOffice(page, await ownerSession());
  await page.goto(`/admin/comenzi/${order.id}`);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Repetă comanda" }).click();
  await main.getByRole("textbox", { name: "La câte săptămâni" }).fill("2");
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await main.getByLabel("Data următoare").fill(inAWeek);
  await main.getByRole("button", { name: "Creează comanda recurentă" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Comanda recurentă: / })).toBeVisible();
  await main.getByRole("textbox", { name: "Cantitate, rândul 1", exact: true }).fill("3");
  await main.getByRole("button", { name: "Salvează", exact: true }).click();
  await expect(page.getByText("Comanda recurentă a fost salvată.")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

  const id = /(\d+)$/.exec(new URL(page.url()).pathname)?.[1];
  await changeShop("update recurring_order set next_on = current_date where id = $1", [id]);
  await changeShop("select graphile_worker.add_job('make_recurring_drafts')", []);
  const mail = await mailTo(email, /Confirmă comanda recurentă/);
  const link = /\/comanda-recurenta\/[\w.-]+/.exec(mail)?.[0] ?? "";
  await page.goto(link);
  await expect(main.getByRole("spinbutton")).toHaveValue("3");
  await main.getByRole("spinbutton").fill("2");
  await main.getByRole("button", { name: "Recalculează" }).click();
  await expect(page).toHaveURL(/\?q\./);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

  const customer = new Visitor();
  const opened = await customer.open(link);
  const confirmed = await customer.press(opened, "Confirmă comanda cu obligație de plată");
  expect(mainText(confirmed)).toMatch(/Comanda \d+ a fost plasată/);
  await page.goto(`/admin/comenzi-recurente/${id}`);
  await expect(main.getByText("confirmată", { exact: true })).toBeVisible();
});
