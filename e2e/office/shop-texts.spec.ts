import { SHOP } from "../addresses.ts";
import { expect, test } from "../test.ts";
import { enterOffice, ownerSession } from "./staff-steps.ts";

// All texts are one setting, and an imported file applies only to the exported version, so the tests run in
// sequence.
test.describe.configure({ mode: "serial" });

const KEY = "sitemap.allBrands";
const PAGE = `${SHOP}/sitemap`;
/** A change must be visible within this time. */
const SOON = 1_000;

test("a text changed in the office appears on the cached page within a second", async ({ page }) => {
  const shown = async () => (await fetch(PAGE)).text();
  const before = await shown();
  expect(before).toContain("Toate brandurile");
  await enterOffice(page, await ownerSession());
  await page.goto("/admin/texte-magazin?ecran=sitemap&q=toate brandurile");
  await page.getByRole("link", { name: "Toate brandurile", exact: true }).click();
  await page.getByRole("textbox", { name: "Text nou" }).fill("Mărcile noastre <toate>");
  await page.getByRole("button", { name: "Salvează" }).click();
  await expect(page.getByText("Textul a fost salvat și apare deja în magazin.")).toBeVisible();
  await expect.poll(shown, { timeout: SOON, intervals: [50] }).toContain("Mărcile noastre &lt;toate&gt;");
  expect(await shown()).not.toContain(">Toate brandurile<");

  await page.goto(`/admin/texte-magazin/${KEY}`);
  await page.getByRole("button", { name: "Revino la textul inițial" }).click();
  await expect(page.getByText("Textul inițial apare din nou în magazin.")).toBeVisible();
  await expect.poll(shown, { timeout: SOON, intervals: [50] }).toContain(">Toate brandurile<");
});

test("an exported text file is imported with its changed text, and an unknown key is reported", async ({
  page,
}) => {
  await enterOffice(page, await ownerSession());
  await page.goto("/admin/texte-magazin?ecran=sitemap");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const csv = Buffer.concat(parts).toString("utf8");
  expect(csv).toMatch(/sitemap\.articles;[^;]*;Despre magazin;Despre magazin\r\n/);
  const changed = csv.replace("Despre magazin;Despre magazin", "Despre magazin;Despre noi");
  await page.goto("/admin/texte-magazin/fisier");
  const file = {
    name: "texte.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`${changed}sitemap.none;;;x\r\n`),
  };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Vezi modificările" }).click();
  const reported = page.getByRole("status").filter({ hasText: "Se modifică" });
  await expect(reported).toContainText("Se modifică un text.");
  await expect(
    page.getByText("Nu există un text cu această cheie: păstrează cheile din fișierul descărcat."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Schimbă textul" }).click();
  await expect(page.getByText("Un text a fost schimbat.")).toBeVisible();
  expect(await (await fetch(PAGE)).text()).toContain("Despre noi");

  await page.goto("/admin/texte-magazin/sitemap.articles");
  await page.getByRole("button", { name: "Revino la textul inițial" }).click();
  await expect(page.getByText("Textul inițial apare din nou în magazin.")).toBeVisible();
});
