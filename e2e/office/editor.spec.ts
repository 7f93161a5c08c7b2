import { randomUUID } from "node:crypto";
import { SHOP } from "../addresses.ts";
import { expect, test } from "../test.ts";
import { callStaff, enterOffice, ownerSession } from "./staff-steps.ts";

const WORD = `<p class=MsoNormal onclick="x()" style="color:red">Din <b>Word</b><o:p></o:p><script>window.evil = 1</script></p>`;

// Newer browsers log that they do not run a pasted inline event handler.
test.use({ mayLog: /^Executing inline event handler violates/ });

test("a staff member types, pastes and links text in the editor, and the shop shows it", async ({ page }) => {
  const slug = `editor-${randomUUID().slice(0, 8)}`;
  const body = {
    type_id: 0,
    slug,
    title: "Scris în editor",
    link_title: "Scris în editor",
    content: "<p>Început</p>",
  };
  const { id } = await callStaff<{ id: number }>("POST", "/staff/articles", body);
  await enterOffice(page, await ownerSession());
  await page.goto(`/admin/articole/${id}`);

  const text = page.getByRole("textbox", { name: "Conținut" });
  // Before hydration, the editor is a plain HTML text area.
  await page.locator("div[role=textbox]").focus();
  await expect(page.getByRole("toolbar", { name: "Formatarea textului" })).toBeVisible();
  await text.click();
  await page.keyboard.press("Control+End");
  // The browser reports a moved caret slightly late, but the position after typing immediately.
  await page.keyboard.type(".");
  await expect(text.getByText("Început.", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type("- unu");
  await expect(text.getByRole("listitem")).toHaveText(["unu"]);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("doi");
  await expect(page.getByRole("button", { name: "Aldin (Ctrl+B)" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("listitem")).toHaveText(["unu", "doi"]);
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, WORD);
  await expect(text.getByText("Din Word")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Link" });
  await dialog.getByRole("textbox", { name: "Adresa" }).fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Scrie o adresă")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Adresa" }).fill("/blog");
  await dialog.getByRole("textbox", { name: "Textul linkului" }).fill("citește");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link", { name: "citește" })).toHaveAttribute("href", "/blog");
  await page.getByRole("button", { name: "Salvează articolul" }).click();
  await expect(page.getByText("Articolul a fost salvat.")).toBeVisible();

  const shown = await (await fetch(`${SHOP}/articole/${slug}.html`)).text();
  expect(shown).toContain(
    "<p>Început.</p><ul><li>unu</li><li><strong>doi</strong></li></ul><p>Din <strong>Word</strong></p>" +
      '<p><a href="/blog">citește</a></p>',
  );
});
