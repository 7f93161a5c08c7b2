import type { startSocialProvider } from "@curat/stand-ins/social";
import { queryShop } from "../shop-database.ts";
import { expect, registerCustomer, test } from "../test.ts";
import { cookieOf, field, leave } from "./account-steps.ts";

interface At {
  database: string;
  provider: () => Awaited<ReturnType<typeof startSocialProvider>>;
}

/** Declares the tests of the Google login. They change the shop's settings. */
export function testSocialLogin({ database, provider }: At): void {
  test.beforeAll(async () => {
    const flags = JSON.stringify({ socialLogin: true, google: true, apple: false });
    await queryShop(
      database,
      `insert into setting (key, value) values ('flags', $1)
       on conflict (key) do update set value = setting.value || excluded.value`,
      [flags],
    );
    await queryShop(database, "insert into change_outbox (tags) values ('{settings}')", []);
  });
  test.beforeEach(async ({ page }) => {
    provider().now.person = {
      sub: "stefan",
      email: "stefan@example.com",
      email_verified: true,
      given_name: "Ștefan",
      family_name: "Nou",
    };
    provider().now.forges = false;
    await expect(async () => {
      await page.goto("/auth");
      await expect(page.getByRole("link", { name: "Continuă cu Google" })).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test("who comes from Google for the first time has an account, and the same one the next time", async ({
    page,
  }) => {
    await expect(page.getByRole("link", { name: /^Continuă cu/ })).toHaveCount(1);
    await page.getByRole("link", { name: "Continuă cu Google" }).click();
    await expect(page).toHaveURL("/account/info");
    await expect(page.getByRole("main")).toContainText("Ștefan Nou");
    await expect(page.getByRole("main")).toContainText("stefan@example.com");
    expect(await cookieOf(page, "socialstate")).toBeUndefined();
    await leave(page);
    await page.goto("/auth");
    await page.getByRole("link", { name: "Continuă cu Google" }).click();
    await expect(page).toHaveURL("/account/info");
    const people = await queryShop(
      database,
      "select id from customer where email = 'stefan@example.com'",
      [],
    );
    expect(people).toHaveLength(1);
  });

  test("an account with a password is linked once its password is given", async ({ page }) => {
    const { email, password } = await registerCustomer(page);
    await leave(page);
    provider().now.person = { ...provider().now.person, sub: "ana", email };
    await page.goto("/auth");
    await page.getByRole("link", { name: "Continuă cu Google" }).click();
    const main = page.getByRole("main");
    await expect(main).toContainText(
      `Există deja un cont cu adresa ${email}. Scrie parola lui o singură dată, ca să îl conectăm cu Google.`,
    );
    await field(page, "Parolă").fill("nu este aceasta");
    await page.getByRole("button", { name: "Conectează și intră în cont" }).click();
    await expect(main.getByText("Parola nu este corectă.")).toBeVisible();
    expect(await cookieOf(page, "user_token")).toBeUndefined();
    await field(page, "Parolă").fill(password);
    await page.getByRole("button", { name: "Conectează și intră în cont" }).click();
    await expect(page).toHaveURL("/account/info");
    await leave(page);
    await page.goto("/auth");
    await page.getByRole("link", { name: "Continuă cu Google" }).click();
    await expect(page).toHaveURL("/account/info");
    await expect(main).toContainText(email);
  });

  for (const [what, change, text] of [
    [
      "an address that Google has not confirmed",
      () => (provider().now.person.email_verified = false),
      "Google nu a confirmat adresa ta de e-mail. Confirm-o acolo sau creează un cont cu parolă.",
    ],
    [
      "a token that Google did not sign",
      () => (provider().now.forges = true),
      "Intrarea în cont cu Google nu a reușit. Încearcă din nou.",
    ],
  ] as const)
    test(`${what} is refused with a notice on the auth page`, async ({ page }) => {
      provider().now.person.sub = "altcineva";
      provider().now.person.email = "altcineva@example.com";
      change();
      await page.getByRole("link", { name: "Continuă cu Google" }).click();
      await expect(page).toHaveURL("/auth");
      await expect(page.getByRole("list", { name: "Mesaje" }).getByRole("listitem")).toHaveText(text);
      expect(await cookieOf(page, "user_token")).toBeUndefined();
      expect(
        await queryShop(database, "select id from customer where email = 'altcineva@example.com'", []),
      ).toEqual([]);
    });
}
