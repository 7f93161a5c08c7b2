import { loginAsDemoCustomer } from "../api-steps.ts";
import { SHOP } from "../addresses.ts";
import { expect, test } from "../test.ts";
import { cookieOf } from "./account-steps.ts";

for (const path of ["/auth", "/auth?pas=cont-nou"]) {
  test(`${path} offers no social login while the flags are off`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Continuă cu/ })).toHaveCount(0);
    await expect(page.locator('a[href^="/account/login/"]')).toHaveCount(0);
  });
}

for (const [provider, name] of [
  ["google", "Google"],
  ["facebook", "Facebook"],
  ["apple", "Apple"],
]) {
  test(`who comes back from ${provider} without having gone there is sent to the auth page`, async ({
    page,
  }) => {
    await page.goto(`/account/login/${provider}/callback?code=un-cod&state=o-stare`);
    await expect(page).toHaveURL("/auth");
    await expect(
      page.getByText(`Autentificarea cu ${name} nu a reușit. Încearcă din nou.`).first(),
    ).toBeVisible();
    expect(await cookieOf(page, "user_token")).toBeUndefined();
  });
}

test("who breaks off at a provider is told so on the auth page", async ({ page }) => {
  await page.goto("/account/login/facebook/callback?error=access_denied&state=o-stare");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Autentificarea cu Facebook a fost anulată.").first()).toBeVisible();
});

test("a provider that is switched off leads back with a notice, an unknown one nowhere", async ({ page }) => {
  await page.goto("/account/login/google");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Autentificarea cu Google nu este disponibilă acum.").first()).toBeVisible();
  for (const path of ["/account/login/altcineva", "/account/login/altcineva/callback"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  }
});

test("a form that Apple posts goes on to the callback, the shop's own one too", async ({ page }) => {
  const headers = { origin: "https://appleid.apple.com" };
  const answer = await page.request.post("/account/login/apple/callback", {
    headers,
    form: { code: "un-cod", state: "o-stare" },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([
    303,
    "/account/login/apple/callback?code=un-cod&state=o-stare",
  ]);
  const own = await page.request.post("/account/login/apple/callback?code=un-cod&state=o-stare", {
    headers: { origin: SHOP },
    form: { password: "un cal alb pe deal" },
    maxRedirects: 0,
  });
  expect([own.status(), own.headers().location]).toEqual([303, "/auth"]);
});

test("a customer who comes back from a provider goes to his account", async ({ page }) => {
  await loginAsDemoCustomer(page);
  await page.goto("/account/login/google/callback?code=un-cod&state=o-stare");
  await expect(page).toHaveURL("/account/info");
});
