import { expect, test } from "@playwright/test";
import { within } from "@testing-library/dom";
import { readPage, textOf, Visitor } from "../read-page.ts";

test("the sitemap links to categories of every level, brands, offers and articles", async () => {
  const home = await readPage("/");
  const link = within(home.getByRole("contentinfo")).getByRole("link", { name: "Harta site-ului" });
  const page = await new Visitor().follow(link);
  expect(textOf(page.getByRole("heading", { level: 1 }))).toBe("Harta site-ului");
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
    const found = within(page.main.getByRole("region", { name: part })).getByRole("link", { name });
    expect(found.getAttribute("href")).toMatch(address);
  }
  const brands = within(page.main.getByRole("region", { name: "Branduri" })).getAllByRole("listitem");
  const [, ...names] = brands.map(textOf);
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "ro")));
});
