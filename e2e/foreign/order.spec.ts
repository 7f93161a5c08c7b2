import type { Page } from "@playwright/test";
import { expectOrderSent } from "../checkout-steps.ts";
import { FOREIGN_API, FOREIGN_API_KEY, FOREIGN_SHOP } from "../addresses.ts";
import { isOwnAddress } from "../../storefront/app/session/own-addresses.ts";
import { HOOK_MS } from "../own-shop.ts";
import { expect, inFull, scriptAt, test } from "../test.ts";
import { startForeignShop } from "./foreign-shop.ts";
import { becomeForeignCustomer, giveBackAndComplain, orderAs, speak } from "./purchase-steps.ts";

// All tests in this file share one shop, which the first test starts.
test.describe.configure({ mode: "default" });

let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  test.setTimeout(HOOK_MS);
  stop = await startForeignShop();
});
test.afterAll(() => stop?.());

test("with an external provider, pages do not link to paths that need our own API", async () => {
  const own: string[] = [];
  for (const address of [
    "/",
    "/detergenti/pardoseli",
    "/cos",
    "/auth",
    "/nicaieri",
    "/sitemap",
    "/promotii",
  ]) {
    const html = await (await fetch(FOREIGN_SHOP + address)).text();
    const links = [...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, link = ""]) => link);
    expect(links).not.toEqual([]);
    own.push(...links.filter(isOwnAddress).map((link) => `${address}: ${link}`));
  }
  expect(own).toEqual([]);
  const statuses = ["/comanda", "/comanda-rapida", "/retragere"].map(
    async (address) => (await fetch(FOREIGN_SHOP + address)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
  const sitemap = await (await fetch(`${FOREIGN_SHOP}/sitemap.xml`)).text();
  expect(sitemap).toContain("/detergenti/pardoseli</loc>");
});

async function mendCart(qcartid: string): Promise<void> {
  const headers = { "x-api-key": FOREIGN_API_KEY, qcartid };
  expect((await fetch(`${FOREIGN_API}/mend-cart`, { method: "POST", headers })).status).toBe(200);
}

test("a page still renders, with an error in the cart panel, while the cart cannot be loaded", async ({
  page,
}) => {
  const cartId = `defect-${Date.now()}`;
  await page.context().addCookies([{ name: "qcartid", value: cartId, url: FOREIGN_SHOP }]);
  const answer = await page.goto("/detergenti/pardoseli");
  expect(answer?.status()).toBe(200);
  const product = page.getByRole("link", { name: /^Detergent neutru pentru pardoseli/ });
  await expect(product).toBeVisible();
  const cart = page.getByRole("banner").locator("details", { hasText: "Coșul meu" });
  await expect(cart).toContainText("Coșul nu poate fi afișat acum. Produsele din el sunt păstrate.");
  await scriptAt(product);
  await expect(cart.locator("summary")).not.toContainText("buc.");

  await mendCart(cartId);
  await product.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Detergent neutru");
  await expect(cart.locator("summary")).toContainText("Coșul meu: 0 buc.");
});

test("a payment form for an unknown site is not submitted", async ({ page }) => {
  await orderAs(page, { payment: "Card în altă parte" });
  await expect(page.getByText(/Pagina de plată nu a putut fi deschisă/)).toBeVisible();
  await expect(page).toHaveURL("/thank-you.html");
  await expectOrderSent(page);
  await expect(page.getByText("Card în altă parte")).toBeVisible();
});

test("with an external provider, a company pays by card, returns the order and complains", async ({
  page,
}) => {
  const posted = await takePaymentForms(page);
  await becomeForeignCustomer(page);
  await orderAs(page, { payment: "Card la procesator", isCompany: true });
  await expect(page.getByRole("heading", { name: "Procesatorul" })).toBeVisible();
  expect(posted).toEqual(["env_key=ZW52%2Ba2V5&data=ZGF0YQ%3D%3D"]);
  await giveBackAndComplain(page);
});

test.describe("an external provider with unusual response formats", () => {
  test.beforeAll(() => speak("odd"));
  test.afterAll(() => speak("plain"));

  // storefront/app/testing/provider-purchase.test.ts buys, returns and complains with these formats in every run.
  inFull(
    "with unusual response formats, a company's order continues to the payment processor and can be returned",
    async ({ page }) => {
      const posted = await takePaymentForms(page);
      await becomeForeignCustomer(page);
      await orderAs(page, { payment: "Card la procesator", isCompany: true });
      await expect(page.getByRole("heading", { name: "Procesatorul" })).toBeVisible();
      expect(posted).toHaveLength(1);
      await giveBackAndComplain(page);
    },
  );
});

/** Stubs the payment processor's page and returns the forms posted to it. */
async function takePaymentForms(page: Page): Promise<(string | null)[]> {
  const posted: (string | null)[] = [];
  await page.route("https://secure.mobilpay.ro/**", (route) => {
    posted.push(route.request().postData());
    return route.fulfill({ contentType: "text/html", body: "<h1>Procesatorul</h1>" });
  });
  return posted;
}
