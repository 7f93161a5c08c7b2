import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import { addFromHome, expectOrderSent, finalizeButton, openCart, textbox } from "../checkout-steps.ts";

/** Presses Tab until the control has the focus; a control that Tab does not reach fails. */
async function tabTo(page: Page, control: ReturnType<typeof textbox>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

test("the checkout is filled and sent by keyboard alone", async ({ page }) => {
  await addFromHome(page, 4);
  await openCart(page);
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
  const terms = page.getByRole("checkbox", { name: /^Am citit și accept/ });
  await tabTo(page, terms);
  await page.keyboard.press("Space");
  await tabTo(page, finalizeButton(page));
  await expect(finalizeButton(page)).toBeEnabled();
  await page.keyboard.press("Enter");
  await expectOrderSent(page);
});
