import { within } from "@testing-library/dom";
import { becomeCustomer, haveInCart, tokenOfDemoCustomer } from "../api-steps.ts";
import { SHOP } from "../addresses.ts";
import { readPage, textOf, Visitor } from "../read-page.ts";
import { expect, registerCustomer, scriptAt, test } from "../test.ts";
import { cookieOf, leave } from "./account-steps.ts";

const LOCAL_KEYS = ["deliveryaddress_id", "company_id", "delivery_options_id"];

for (const path of ["/account", "/account/info", "/account/comenzi", "/account/comenzi/x/factura"]) {
  test(`${path} sends a visitor to the auth page`, async () => {
    expect((await readPage(path)).url).toBe("/auth");
  });
}

for (const path of ["/auth", "/auth?pas=cont-nou", "/password-reset/un-link-vechi", "/account"]) {
  test(`${path} sends a customer to his account`, async () => {
    const customer = new Visitor({ user_token: await tokenOfDemoCustomer() });
    expect((await customer.open(path)).url).toBe("/account/info");
  });
}

const ACCOUNT_PAGES = {
  "Date personale": "/account/info",
  "Schimbă parola": "/account/infoPass",
  Comenzi: "/account/comenzi",
  Adrese: "/account/adrese",
  Companii: "/account/companii",
  "Lista favorite": "/account/favorite",
  "Alerte de stoc": "/account/alerte",
  Retururi: "/account/returns",
  Sesizări: "/account/sesizari",
  "Date și cookie-uri": "/account/cookie",
};

test("the sidebar leads to every page of the account, and out", async () => {
  const customer = new Visitor({ user_token: await tokenOfDemoCustomer() });
  const { main } = await customer.open("/account/info");
  const sidebar = within(main.getByRole("navigation", { name: "Contul meu" }));
  const links = sidebar.getAllByRole("link").map((link) => [textOf(link), link.getAttribute("href")]);
  expect(Object.fromEntries(links)).toEqual(ACCOUNT_PAGES);
  expect(sidebar.getAllByRole("button", { name: "Delogare" })).not.toEqual([]);
});

test("the header's menu leads to account, orders and favourites, and out", async ({ page }) => {
  await becomeCustomer(page);
  await haveInCart(page);
  await page.goto("/");
  await page.evaluate((keys) => keys.forEach((key) => localStorage.setItem(key, "12")), LOCAL_KEYS);
  const [token, cart] = [await cookieOf(page, "user_token"), await cookieOf(page, "qcartid")];
  expect([token, cart]).toEqual([expect.any(String), expect.any(String)]);
  const personal = ["order", "typed", "guestorder"].map((name) => ({ name, value: "x", url: SHOP }));
  await page.context().addCookies(personal);
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: "Ana-Maria" }).click();
  for (const name of ["Contul meu", "Comenzi", "Lista favorite"])
    await expect(header.getByRole("link", { name, exact: true }).first()).toBeVisible();
  await header.getByRole("button", { name: "Delogare" }).click();
  await expect(page).toHaveURL("/");
  await expect(header.getByRole("link", { name: "Contul meu" })).toHaveAttribute("href", "/auth");
  await expect(header.getByText("Coșul meu: 0 buc.")).toBeAttached();
  for (const name of ["user_token", "qcartid", "order", "typed", "guestorder"])
    expect(await cookieOf(page, name)).toBeUndefined();
  const local = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), LOCAL_KEYS);
  await expect.poll(local).toEqual([null, null, null]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("role"))).toBe("public");
  // Not only forgotten here: whoever kept a copy of the token has no use of it.
  await page.context().addCookies([{ name: "user_token", value: token ?? "", url: SHOP }]);
  await page.goto("/account/adrese");
  await expect(page).toHaveURL("/auth");
});

test("a login from elsewhere goes back to where the same customer was last", async ({ page }) => {
  const { email, password } = await becomeCustomer(page);
  await page.goto("/marci");
  await expect.poll(() => cookieOf(page, "lastroute")).toMatch(/marci$/);
  await page.request.post("/delogare", { headers: { origin: SHOP }, maxRedirects: 0 });
  const logInFrom = async (from: string) => {
    const answer = await page.request.post("/auth", {
      headers: { origin: SHOP, referer: SHOP + from },
      form: { intent: "login", email, password },
      maxRedirects: 0,
    });
    return answer.headers().location;
  };
  expect(await logInFrom("/cos")).toBe("/marci");
  await page.request.post("/delogare", { headers: { origin: SHOP }, maxRedirects: 0 });
  expect(await logInFrom("/auth")).toBe("/account/info");
  await page.request.post("/delogare", { headers: { origin: SHOP }, maxRedirects: 0 });
  await page.context().clearCookies({ name: "lastroute" });
  expect(await logInFrom("/cos")).toBe("/");
});

test("a login that a heart or a list asked for leads back to it", async ({ page }) => {
  const { email, password } = await becomeCustomer(page);
  const logIn = async () => {
    const main = page.getByRole("main");
    await main.getByRole("textbox", { name: "E-mail" }).fill(email);
    await main.getByRole("textbox", { name: "Parolă" }).fill(password);
    await main.getByRole("button", { name: "Intră în cont" }).click();
  };
  await leave(page);
  await page.goto("/marci");
  await page.getByRole("banner").getByRole("link", { name: "Lista favorite" }).first().click();
  await expect(page).toHaveURL("/auth");
  await logIn();
  await expect(page).toHaveURL("/account/favorite");
  await leave(page);
  await page.goto("/saci");
  const heart = page.getByRole("button", { name: /^Adaugă la favorite/ }).first();
  await scriptAt(heart);
  await heart.click();
  await expect(
    page.getByText("Trebuie sa fii logat pentru a putea adauga la favorite produsul"),
  ).toBeVisible();
  await page.goto("/auth");
  await logIn();
  await expect(page).toHaveURL("/saci");
  // Asked for by nobody, it ends in the account.
  await leave(page);
  await page.goto("/auth");
  await logIn();
  await expect(page).toHaveURL("/account/info");
});

test("a token that is none any more is dropped; who had none keeps cart and page", async ({
  page,
  context,
}) => {
  await haveInCart(page);
  const cart = await cookieOf(page, "qcartid");
  await page.goto("/account/adrese");
  await expect(page).toHaveURL("/auth");
  expect(await cookieOf(page, "qcartid")).toBe(cart);

  await context.addCookies([{ name: "user_token", value: "de-demult", url: SHOP }]);
  await page.goto("/marci");
  await expect(page).toHaveURL("/marci");
  expect(await cookieOf(page, "user_token")).toBeUndefined();
  await expect(page.getByRole("banner").getByRole("link", { name: "Contul meu" })).toHaveAttribute(
    "href",
    "/auth",
  );
});

test("a guest's cart is the customer's after registering", async ({ page }) => {
  await haveInCart(page);
  await registerCustomer(page);
  await expect(page.getByRole("banner").getByText(/Coșul meu: [1-9]\d* buc\./)).toBeAttached();
  await leave(page);
  await expect(page.getByRole("banner").getByText("Coșul meu: 0 buc.")).toBeAttached();
});

test("a session that ended elsewhere leaves nobody's name on the page", async ({ page, context }) => {
  await becomeCustomer(page);
  await page.goto("/account/info");
  await context.addCookies([{ name: "user_token", value: "de-demult", url: SHOP }]);
  await page
    .getByRole("main")
    .getByRole("navigation", { name: "Contul meu" })
    .getByRole("link", { name: "Adrese" })
    .click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("banner").getByRole("link", { name: "Contul meu" })).toHaveAttribute(
    "href",
    "/auth",
  );
  await expect.poll(() => page.evaluate(() => localStorage.getItem("role"))).toBe("public");
});
