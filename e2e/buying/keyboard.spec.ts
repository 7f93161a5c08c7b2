import type { Page } from "@playwright/test";
import { expect, scriptAt, test } from "../test.ts";
import { expectOrderSent, finalizeButton, textbox } from "../checkout-steps.ts";

async function tabTo(page: Page, control: ReturnType<typeof textbox>): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

test("a product is found, added and ordered using only the keyboard", async ({ page }) => {
  await page.goto("/");
  await tabTo(
    page,
    page
      .getByRole("banner")
      .getByRole("searchbox")
      .or(page.getByRole("banner").getByRole("combobox"))
      .first(),
  );
  await page.keyboard.type("detergent");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?term=detergent/);
  await expect(page.getByRole("heading", { level: 1, name: "Cautare dupa 'detergent'" })).toBeVisible();
  const card = page.getByRole("main").getByRole("article").first();
  const product = card.getByRole("link").first();
  // The card's link shows the parts of the name in another order.
  const heart = card.getByRole("button", { name: /^Adaugă la favorite: / });
  const name = ((await heart.getAttribute("aria-label")) ?? "").replace("Adaugă la favorite: ", "");
  await tabTo(page, product);
  await page.keyboard.press("Enter");
  // The search results have buttons with the same name.
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const add = page
    .getByRole("main")
    .getByRole("button", { name: /^Adauga in cos/ })
    .first();
  await scriptAt(add);
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Produsul a fost adaugat cu succes").first()).toBeVisible();
  await tabTo(page, page.getByRole("dialog").getByRole("link", { name: "Vezi coșul" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Coșul tău", level: 1 })).toBeVisible();
  const typed: [string, string][] = [
    ["Prenume", "Ana-Maria"],
    ["Nume", "Ionescu"],
    ["Telefon", "0722123456"],
    ["E-mail", "ana@example.com"],
  ];
  for (const [name, text] of typed) {
    await tabTo(page, textbox(page, name));
    await page.keyboard.type(text);
  }
  const address = page.getByRole("group", { name: "Adresa de livrare" });
  await tabTo(page, address.getByRole("combobox", { name: "Județ" }));
  await page.keyboard.type("Sibiu");
  const city = address.getByRole("combobox", { name: "Localitate" });
  await expect(city.getByRole("option", { name: "Mediaș" })).toBeAttached();
  await tabTo(page, city);
  await page.keyboard.type("Media");
  await tabTo(page, address.getByRole("textbox", { name: "Adresă" }));
  await page.keyboard.type("Str. Scurtă 2");
  await tabTo(page, page.getByRole("radio", { name: "Card online" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Ordin de plată" })).toBeChecked();
  const terms = page.getByRole("checkbox", { name: /^Am citit și accept/ });
  await tabTo(page, terms);
  await page.keyboard.press("Space");
  // While the totals update, the button is disabled and Tab skips it.
  await expect(finalizeButton(page)).toBeEnabled();
  await tabTo(page, finalizeButton(page));
  await page.keyboard.press("Enter");
  await expectOrderSent(page);
});
