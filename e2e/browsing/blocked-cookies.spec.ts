/** A visitor whose browser takes no cookies: nothing is remembered, and every page stands. */
import { addressOfProduct } from "../api-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

test("who blocks cookies reads, goes on and searches; what can not be kept breaks nothing", async ({
  page,
}) => {
  // As Chromium does it: the storage's very names throw, and no cookie is written.
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
