import { addressOfProduct } from "../api-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

test("a visitor who blocks cookies can read, navigate and search", async ({ page }) => {
  // With cookies blocked, Chromium throws on access to storage and writes no cookie.
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
  });
  await page.context().clearCookies();
  await page.goto("/solutii-de-curatare/pardoseli");
  const main = page.getByRole("main").first();
  await scriptAt(main);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/pardoseli/i);
  await page.getByRole("contentinfo").getByRole("link", { name: "Harta site-ului" }).click();
  await expect(heading).toHaveText("Harta site-ului");
  await page.goto(await addressOfProduct());
  await scriptAt(page.getByRole("main").first());
  await expect(page.getByRole("main").getByRole("button", { name: "Adauga in cos" }).first()).toBeVisible();
});
