import { tokenOfDemoCustomer } from "../api-steps.ts";
import { SHOP } from "../addresses.ts";
import { type ReadPage, readPage, textOf, Visitor } from "../read-page.ts";
import { expect, test } from "../test.ts";

for (const path of ["/auth", "/auth?pas=cont-nou"]) {
  test(`${path} offers no social login while the flags are off`, async () => {
    const page = await readPage(path);
    page.main.getByRole("heading", { level: 1 });
    expect(page.queryByRole("link", { name: /^Continuă cu/ })).toBeNull();
    expect(page.document.querySelector('a[href^="/account/login/"]')).toBeNull();
  });
}

function expectMessage({ url, getByRole }: ReadPage, text: string): void {
  expect(url).toBe("/auth");
  expect(textOf(getByRole("list", { name: "Mesaje" }))).toContain(text);
}

for (const [provider, name] of [
  ["google", "Google"],
  ["facebook", "Facebook"],
  ["apple", "Apple"],
]) {
  test(`a return from ${provider} without a started login is redirected to the auth page`, async () => {
    const visitor = new Visitor();
    const page = await visitor.open(`/account/login/${provider}/callback?code=un-cod&state=o-stare`);
    expectMessage(page, `Intrarea în cont cu ${name} nu a reușit. Încearcă din nou.`);
    expect(visitor.cookies.has("user_token")).toBe(false);
  });
}

test("cancelling at a provider shows a notice on the login page", async () => {
  const path = "/account/login/facebook/callback?error=access_denied&state=o-stare";
  expectMessage(await readPage(path), "Intrarea în cont cu Facebook a fost anulată.");
});

test("a disabled provider redirects with a notice, an unknown one is not found", async () => {
  expectMessage(
    await readPage("/account/login/google"),
    "Intrarea în cont cu Google nu este disponibilă acum.",
  );
  for (const path of ["/account/login/altcineva", "/account/login/altcineva/callback"]) {
    const page = await readPage(path);
    expect(page.status).toBe(404);
    expect(textOf(page.getByRole("heading", { level: 1 }))).toBe("This page could not be found");
  }
});

test("a form posted by Apple is forwarded to the callback", async () => {
  const callback = `${SHOP}/account/login/apple/callback`;
  const post = async (address: string, origin: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const options = { method: "POST", redirect: "manual", headers: { origin }, body } as const;
    const { status, headers } = await fetch(address, options);
    return [status, headers.get("location")];
  };
  const sent = { code: "un-cod", state: "o-stare" };
  expect(await post(callback, "https://appleid.apple.com", sent)).toEqual([
    303,
    "/account/login/apple/callback?code=un-cod&state=o-stare",
  ]);
  const own = await post(`${callback}?code=un-cod&state=o-stare`, SHOP, { password: "un cal alb pe deal" });
  expect(own).toEqual([303, "/auth"]);
});

test("a logged-in customer who returns from a provider is redirected to the account", async () => {
  const customer = new Visitor({ user_token: await tokenOfDemoCustomer() });
  const page = await customer.open("/account/login/google/callback?code=un-cod&state=o-stare");
  expect(page.url).toBe("/account/info");
});
