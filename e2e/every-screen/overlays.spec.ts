/**
 * Other overlays are checked in buying/cart-sheet, browsing/search, browsing/compare, browsing/consent and
 * axe.spec.ts.
 */
import type { Locator, Page } from "@playwright/test";
import { saveAddress } from "../account/account-steps.ts";
import {
  addressOfProduct,
  becomeCustomer,
  haveInCart,
  loginAsDemoCustomer,
  placeOrder,
} from "../api-steps.ts";
import { faultsOf } from "../axe.ts";
import { choose, lockers, openCart } from "../checkout-steps.ts";
import { queryShop } from "../shop-database.ts";
import { expect, scriptAt } from "../test.ts";
import { test } from "./reused-page.ts";

const CATEGORY = "/solutii-de-curatare/pardoseli";

async function expectSoundOpen(page: Page, opener: Locator, part: Locator): Promise<void> {
  await scriptAt(opener);
  await opener.click();
  await expect(part).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(part).toBeHidden();
}

async function addressOf(condition: string): Promise<string> {
  const sql = `select r.url from product p join product_read r on r.product_id = p.id where ${condition} order by p.id limit 1`;
  return (await queryShop<{ url: string }>("curat_e2e", sql, []))[0]?.url ?? "/";
}

test("overlays on desktop have no axe violations", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await loginAsDemoCustomer(page);
  await page.goto(await addressOfProduct());
  const header = page.getByRole("banner");
  await expectSoundOpen(
    page,
    page.locator("summary").filter({ hasText: "Toate produsele" }),
    page.getByRole("navigation", { name: "Meniu principal" }).getByRole("link").nth(20),
  );
  const account = header.locator("summary").filter({ hasText: "meniul contului" });
  await expectSoundOpen(page, account, header.getByRole("link", { name: "Comenzi" }));
  const zoom = page.getByRole("link", { name: /^Mărește imaginea: Imaginea 1/ });
  await expectSoundOpen(page, zoom, page.getByRole("dialog", { name: /./ }).first());
  await page.goto(await addressOf("p.videos <> '[]'"));
  await page
    .locator("label")
    .filter({ hasText: /^Video$/ })
    .click();
  await expect(page.getByRole("region", { name: "Video" }).locator("video")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(await addressOf("not r.is_buyable"));
  const alert = page.getByRole("link", { name: /^Informeaza-ma|^Modifică alerta/ });
  await expectSoundOpen(page, alert, page.getByRole("dialog"));
});

test("overlays on a phone have no axe violations", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(CATEGORY);
  const filters = page.getByRole("complementary", { name: "Filtre" });
  await expectSoundOpen(page, page.getByRole("button", { name: /^Filtre/ }), filters);
  const search = page.getByRole("button", { name: "Deschide căutarea" });
  await expectSoundOpen(
    page,
    search,
    page.getByRole("banner").getByPlaceholder("Cauta").filter({ visible: true }),
  );
  await page.goto(await addressOf("not r.is_buyable"));
  const questionLink = page.getByRole("link", { name: "Cere info" });
  await expectSoundOpen(
    page,
    questionLink,
    page.getByRole("dialog", { name: "Cere informații despre produs" }),
  );
  await page.goto("/articole/contact.html");
  const form = page.getByRole("region", { name: "Scrie-ne" });
  const send = form.getByRole("button", { name: "Trimite mesajul" });
  await scriptAt(send);
  await form.getByRole("textbox", { name: "Nume", exact: true }).fill("Ionescu");
  await form.getByRole("textbox", { name: "E-mail" }).fill("multumesc@exemplu.ro");
  await form.getByRole("textbox", { name: "Telefon" }).fill("0722 123 456");
  await form.getByRole("textbox", { name: "Mesaj" }).fill("Aveți stoc?");
  await form.getByRole("checkbox", { name: /^Am citit și accept/ }).check();
  await expectSoundOpen(page, send, page.getByRole("dialog", { name: /^Multumim/ }));
  const { email } = await becomeCustomer(page);
  await saveAddress(email, "Str. Lungă nr. 12");
  await page.goto("/account/adrese");
  for (const name of ["Adaugă o adresă", /^Modifică: /, /^Șterge: /])
    await expectSoundOpen(page, page.getByRole("link", { name }).first(), page.getByRole("dialog"));
  await placeOrder(page);
  await page.goto("/account/comenzi");
  await page.goto(
    (await page.locator('main li a[href^="/account/comenzi/"]').first().getAttribute("href")) ?? "/",
  );
  const cancel = page.getByRole("link", { name: /^Anulează/ });
  await expectSoundOpen(page, cancel, page.getByRole("dialog"));
  await page.getByRole("button", { name: "Salvează ca listă" }).click();
  await expect(page).toHaveURL(/\/account\/liste\/\d+/);
  await page.goto("/account/liste");
  await expectSoundOpen(page, page.getByRole("link", { name: /^Șterge: / }), page.getByRole("dialog"));
});

test("on a phone, lockers in the list and on the map have no axe violations", async ({ page }) => {
  // Map tiles come from a third party.
  await page.route("https://tile.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.setViewportSize({ width: 375, height: 812 });
  await haveInCart(page, 1);
  await openCart(page);
  await choose(page, /easybox/);
  await expect(lockers(page).getByRole("radio").first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await lockers(page).getByRole("button", { name: "Arată pe hartă" }).click();
  await expect(lockers(page).getByRole("button", { name: "Mărește harta" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
