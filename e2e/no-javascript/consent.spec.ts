import { cookieOf } from "../account/account-steps.ts";
import { FIRST_VISIT } from "../consent-steps.ts";
import { expect, test } from "../test.ts";

test.use({ storageState: FIRST_VISIT });

test("a visitor answers the banner, and finds the settings from every page, the checkout too", async ({
  page,
}) => {
  await page.goto("/marci");
  const banner = page.getByRole("region", { name: "Cookie-uri" });
  await banner.getByRole("button", { name: "Refuz tot" }).click();
  await expect(page).toHaveURL("/marci");
  await expect(page.getByText("Alegerea ta a fost salvată.")).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(await cookieOf(page, "consent")).toBe("1.2.3");

  await page.goto("/cos");
  await page.getByRole("contentinfo").getByRole("link", { name: "Setări cookie" }).click();
  await expect(page).toHaveURL("/cookie");
  await page.getByRole("checkbox", { name: /analytics_storage/ }).check();
  await page.getByRole("button", { name: "Salvează alegerea" }).click();
  await expect(page).toHaveURL("/cookie");
  await expect(page.getByRole("checkbox", { name: /analytics_storage/ })).toBeChecked();
  expect(await cookieOf(page, "consent")).toBe("1.2.3.46");
});
