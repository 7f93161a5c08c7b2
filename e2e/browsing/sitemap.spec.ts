import { expect, test } from "../test.ts";

test("the sitemap leads to categories of every level, brands, offers and articles", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Harta site-ului" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harta site-ului" })).toBeVisible();
  const main = page.getByRole("main");
  for (const [part, name, address] of [
    ["Categorii", "Soluții de curățare", "/solutii-de-curatare"],
    ["Categorii", "Pardoseli", "/solutii-de-curatare/pardoseli"],
    ["Categorii", "Detergenți pentru pardoseli", /^\/solutii-de-curatare\/pardoseli\/[\w-]+$/],
    ["Oferte și servicii", "Găsește comanda", "/comanda"],
    ["Oferte și servicii", "Promoții", "/promotii"],
    ["Branduri", "Toate brandurile", "/marci"],
    ["Despre magazin", "Despre noi", "/articole/despre-noi.html"],
    ["Despre magazin", "Contact", "/articole/contact.html"],
    ["Despre magazin", "Puncte de lucru", "/articole/puncte-de-lucru.html"],
    ["Despre magazin", "Blog", "/blog"],
    ["Despre magazin", "Termeni și condiții", "/articole/termeni-si-conditii.html"],
  ] as const) {
    const link = main.getByRole("region", { name: part }).getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", address);
  }
  const brands = main.getByRole("region", { name: "Branduri" }).getByRole("listitem");
  const [, ...names] = await brands.allTextContents();
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "ro")));
});
