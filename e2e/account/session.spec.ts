import { within } from "@testing-library/dom";
import { becomeCustomer, haveInCart, tokenOfDemoCustomer } from "../api-steps.ts";
import { SHOP } from "../addresses.ts";
import { linkOf } from "../read-form.ts";
import { noticesOf, type ReadPage, readPage, textOf, Visitor } from "../read-page.ts";
import { expect, test } from "../test.ts";
import { register, sendLogin, sendLogout } from "./account-form.ts";
import { cookieOf } from "./account-steps.ts";

const LOCAL_KEYS = ["deliveryaddress_id", "company_id", "delivery_options_id"];

for (const path of ["/account", "/account/info", "/account/comenzi", "/account/comenzi/x/factura"]) {
  test(`${path} redirects a visitor to the auth page`, async () => {
    expect((await readPage(path)).url).toBe("/auth");
  });
}

for (const path of ["/auth", "/auth?pas=cont-nou", "/password-reset/un-link-vechi", "/account"]) {
  test(`${path} redirects a customer to their account`, async () => {
    const customer = new Visitor({ user_token: await tokenOfDemoCustomer() });
    expect((await customer.open(path)).url).toBe("/account/info");
  });
}

const ACCOUNT_PAGES = {
  "Date personale": "/account/info",
  "Schimbă parola": "/account/infoPass",
  Comenzi: "/account/comenzi",
  Adrese: "/account/adrese",
  Firme: "/account/companii",
  "Lista favorite": "/account/favorite",
  "Listele mele": "/account/liste",
  Oferte: "/account/oferte",
  "Comenzi recurente": "/account/comenzi-recurente",
  "Comandă rapidă": "/comanda-rapida",
  "Alerte de stoc": "/account/alerte",
  Retururi: "/account/returns",
  Sesizări: "/account/sesizari",
  "Date și cookie-uri": "/account/cookie",
};

test("the sidebar links to every account page and contains the logout", async () => {
  const customer = new Visitor({ user_token: await tokenOfDemoCustomer() });
  const { main } = await customer.open("/account/info");
  const sidebar = within(main.getByRole("navigation", { name: "Contul meu" }));
  const links = sidebar.getAllByRole("link").map((link) => [textOf(link), link.getAttribute("href")]);
  expect(Object.fromEntries(links)).toEqual(ACCOUNT_PAGES);
  expect(sidebar.getAllByRole("button", { name: "Ieși din cont" })).not.toEqual([]);
});

test("logging out through the header's menu removes personal cookies and stored values", async ({ page }) => {
  await becomeCustomer(page);
  await haveInCart(page);
  await page.goto("/newsletter");
  await page.evaluate((keys) => keys.forEach((key) => localStorage.setItem(key, "12")), LOCAL_KEYS);
  const [token, cart] = [await cookieOf(page, "user_token"), await cookieOf(page, "qcartid")];
  expect([token, cart]).toEqual([expect.any(String), expect.any(String)]);
  const personal = ["order", "typed", "guestorder"].map((name) => ({ name, value: "x", url: SHOP }));
  await page.context().addCookies([...personal, { name: "csvid", value: "alegere", url: SHOP }]);
  await page.evaluate(() => localStorage.setItem("left", "x"));
  const header = page.getByRole("banner");
  const menu = header.locator("details", { hasText: "Ana-Maria" });
  await menu.locator("summary").click();
  for (const name of ["Contul meu", "Comenzi", "Lista favorite"])
    await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
  await header.getByRole("button", { name: "Delogare" }).click();
  await expect(page).toHaveURL("/");
  await expect(header.getByRole("link", { name: "Contul meu" })).toHaveAttribute("href", "/auth");
  await expect(header.getByText("Coșul meu: 0 buc.")).toBeAttached();
  for (const name of ["user_token", "qcartid", "order", "typed", "guestorder"])
    expect(await cookieOf(page, name)).toBeUndefined();
  const local = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), LOCAL_KEYS);
  await expect.poll(local).toEqual([null, null, null]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("role"))).toBe("public");
  // The browser's storage is cleared as well, but the cookie consent stays.
  expect(await page.evaluate(() => localStorage.getItem("left"))).toBeNull();
  expect(await cookieOf(page, "csvid")).toBe("alegere");
  // The server revokes the token too, so a copy of it is useless.
  expect((await new Visitor({ user_token: token ?? "" }).open("/account/adrese")).url).toBe("/auth");
});

test("a login redirects to the last stored page, or to the account if submitted from the login page", async () => {
  // The last page is stored only with consent.
  const visitor = new Visitor({ consent: "1.2.3.20" });
  const { email, password } = await becomeCustomer(new Visitor());
  const logInFrom = async (from: string) => {
    const cookie = `lastroute=${visitor.cookies.get("lastroute") ?? ""}`;
    const answer = await fetch(`${SHOP}/auth`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: SHOP, referer: SHOP + from, cookie },
      body: new URLSearchParams({ intent: "login", email, password }),
    });
    const [token = ""] = answer.headers.getSetCookie().filter((line) => line.startsWith("user_token="));
    visitor.cookies.set("user_token", /=([^;]*)/.exec(token)?.[1] ?? "");
    return answer.headers.get("location");
  };
  // No page is stored yet.
  expect(await logInFrom("/cos")).toBe("/");
  await visitor.open("/marci");
  expect(visitor.cookies.get("lastroute")).toMatch(/marci$/);
  expect(await logInFrom("/cos")).toBe("/marci");
  expect(await logInFrom("/auth")).toBe("/account/info");
});

test("after a login that adding a favourite requires, the visitor returns to the previous page", async () => {
  const customer = await becomeCustomer(new Visitor());
  const visitor = new Visitor();
  let page = await visitor.open("/marci");
  page = await visitor.follow(linkOf(page.getByRole("banner"), "Lista favorite"));
  expect(page.url).toBe("/auth");
  expect((await sendLogin(visitor, customer)).url).toBe("/account/favorite");
  await sendLogout(visitor);
  page = await visitor.press(await visitor.open("/saci"), /^Adaugă la favorite/);
  expect(noticesOf(page)).toBe("Trebuie sa fii logat pentru a putea adauga la favorite produsul");
  expect((await sendLogin(visitor, customer)).url).toBe("/saci");
  // A login that no action required leads to the account.
  await sendLogout(visitor);
  expect((await sendLogin(visitor, customer)).url).toBe("/account/info");
});

test("an invalid token is deleted, and a visitor without a token keeps the cart", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor);
  const cart = visitor.cookies.get("qcartid");
  expect((await visitor.open("/account/adrese")).url).toBe("/auth");
  expect(visitor.cookies.get("qcartid")).toBe(cart);

  visitor.cookies.set("user_token", "de-demult");
  const page = await visitor.open("/marci");
  expect([page.url, visitor.cookies.has("user_token")]).toEqual(["/marci", false]);
  expect(linkOf(page.getByRole("banner"), "Contul meu").getAttribute("href")).toBe("/auth");
});

test("a guest's cart becomes the customer's after registering", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor);
  const cartOf = (page: ReadPage) => textOf(page.document.querySelector("header"));
  expect(cartOf(await register(visitor))).toMatch(/Coșul meu: [1-9]\d* buc\./);
  expect(cartOf(await sendLogout(visitor))).toContain("Coșul meu: 0 buc.");
});

test("a page no longer shows the customer's name after the session has ended", async ({ page, context }) => {
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
