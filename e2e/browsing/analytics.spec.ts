import type { Page } from "@playwright/test";
import { addressOfProduct, haveInCart } from "../api-steps.ts";
import { SHOP } from "../addresses.ts";
import { acceptAndFinalize, expectOrderSent, fillAddress, fillContact, NASAUD } from "../checkout-steps.ts";
import { mailTo } from "../mail-steps.ts";
import { changeShop } from "../shop-database.ts";
import { expect, scriptBegins, test, touch } from "../test.ts";

// The settings apply to the whole shop, so a single worker sets and resets them.
test.describe.configure({ mode: "default" });

const TAG_MANAGER = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST";
const PRODUCT_FIELDS = {
  code: expect.any(String),
  bundleid: null,
  product: expect.any(String),
  bundle: null,
  price: expect.any(Number),
  brand: expect.any(String),
  category: expect.any(String),
  categoryID: expect.any(Number),
  info: { product: expect.any(String) },
};

const THIRD_PARTIES = {
  CUSTOM_CSS: "main { --of-the-shop: here }",
  gtag: { GOOGLE_TAG_MANAGER_ID: "GTM-TEST" },
  retargeting: { RETARGETING_KEY: "CHEIE" },
  facebook: { FACEBOOK_PIXEL_ID: "1234567890" },
  SCRIPTS:
    '<script data-consent="46">window.counted = (window.counted ?? 0) + 1</script>' +
    "<script>window.withoutPurpose = true</script>",
};
const NOBODY: typeof THIRD_PARTIES = {
  CUSTOM_CSS: "",
  gtag: { GOOGLE_TAG_MANAGER_ID: "" },
  retargeting: { RETARGETING_KEY: "" },
  facebook: { FACEBOOK_PIXEL_ID: "" },
  SCRIPTS: "",
};

async function setThirdParties(settings: typeof THIRD_PARTIES): Promise<void> {
  for (const [key, value] of Object.entries(settings))
    await changeShop("update setting set value = $2 where key = $1", [key, JSON.stringify(value)]);
  // Makes all processes drop their caches, as any change of the catalogue does.
  await changeShop("insert into change_outbox (tags) values ('{settings}')", []);
}

test.beforeAll(() => setThirdParties(THIRD_PARTIES));
test.afterAll(() => setThirdParties(NOBODY));

/** Stubs every third party and returns the URLs requested from them. */
async function watchThirdParties(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (url) => url.hostname !== "localhost",
    async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  return requested;
}

async function setConsent(page: Page, ids: string, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: "consent", value: ids, url: baseURL ?? "" }]);
}

const PLAIN = "/newsletter";

/** Opens a page under the CSP of the shop's new settings, and waits until its script runs. */
async function openShop(page: Page, address = PLAIN): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(address);
    expect(answer?.headers()["content-security-policy"]).toContain("https://www.googletagmanager.com");
  }).toPass();
  await scriptBegins(page);
}

async function openFirstProduct(page: Page): Promise<void> {
  const buyable = page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Adauga in cos/ }) });
  await buyable.first().getByRole("link").first().click();
  await expect(page.getByText("Cod produs:")).toBeVisible();
}

async function addProduct(page: Page): Promise<void> {
  await page.getByRole("spinbutton", { name: "Cantitate" }).fill("2");
  await page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Produsul a fost adaugat cu succes" })).toBeVisible();
}

function dataLayer(page: Page): Promise<{ events: Record<string, unknown>[]; commands: unknown[][] }> {
  return page.evaluate(() => {
    const all = (window as { dataLayer?: object[] }).dataLayer ?? [];
    const isCommand = (entry: object) => Object.prototype.toString.call(entry) === "[object Arguments]";
    return {
      events: all.filter((entry) => !isCommand(entry)) as Record<string, unknown>[],
      commands: all.filter(isCommand).map((entry) => [...(entry as unknown[])]),
    };
  });
}

async function eventsOf(page: Page, name: string): Promise<Record<string, unknown>[]> {
  return (await dataLayer(page)).events.filter(({ event }) => event === name);
}

test("without consent no third party is requested", async ({ page, baseURL }) => {
  const requested = await watchThirdParties(page);
  await openShop(page, await addressOfProduct());
  await addProduct(page);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);

  await setConsent(page, "46", baseURL);
  await page.keyboard.press("Escape");
  await addProduct(page);
  await expect.poll(() => eventsOf(page, "add-to-cart")).toHaveLength(1);
  expect(await eventsOf(page, "product-view")).toEqual([]);
  expect(requested).toEqual([TAG_MANAGER]);
});

test("a page with a secret URL loads no third party, and the next page's referrer has no path", async ({
  page,
  baseURL,
}) => {
  const requested = await watchThirdParties(page);
  await setConsent(page, "46.43.10", baseURL);
  await openShop(page);
  await expect.poll(() => requested).toContain(TAG_MANAGER);
  requested.length = 0;
  for (const address of ["/password-reset/un-cod", "/date-personale/un-cod", "/plata/un-cod", "/comanda"]) {
    const { headers } = await fetch(SHOP + address);
    expect(headers.get("content-security-policy")).not.toContain("googletagmanager");
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(headers.get("cache-control")).toBe("private, no-store");
  }
  await page.goto("/comanda");
  await scriptBegins(page);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  expect(requested).toEqual([]);
  // The next page is loaded as a document, and its referrer contains only the origin.
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).not.toHaveURL("/comanda");
  await touch(page);
  await expect.poll(() => requested).toContain(TAG_MANAGER);
  expect(await page.evaluate(() => document.referrer)).toBe(`${baseURL}/`);
});

test("custom CSS applies, and a custom script runs once its purposes are consented to", async ({
  page,
  baseURL,
}) => {
  await watchThirdParties(page);
  await setConsent(page, "10.43", baseURL);
  await openShop(page);
  const style = (node: HTMLElement) => getComputedStyle(node).getPropertyValue("--of-the-shop");
  expect(await page.getByRole("main").evaluate(style)).toBe("here");
  const reported = () => page.evaluate(() => [Reflect.get(window, "counted"), "withoutPurpose" in window]);
  expect(await reported()).toEqual([undefined, false]);
  await setConsent(page, "46", baseURL);
  await page.reload();
  await touch(page);
  await expect.poll(reported).toEqual([1, false]);
  await page
    .getByRole("navigation", { name: "Meniu principal" })
    .getByRole("link", { name: "Branduri" })
    .dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name: "Branduri" })).toBeVisible();
  expect(await reported()).toEqual([1, false]);
});

test("a product view and an addition to the cart are reported after consent", async ({ page, baseURL }) => {
  const requested = await watchThirdParties(page);
  await setConsent(page, "46", baseURL);
  await openShop(page, "/");
  await expect.poll(() => requested).toEqual([TAG_MANAGER]);
  const denied = {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  };
  expect((await dataLayer(page)).commands).toEqual([
    ["consent", "default", { ...denied, wait_for_update: 500 }],
    ["consent", "update", { ...denied, analytics_storage: "granted" }],
  ]);
  await openFirstProduct(page);
  await expect.poll(() => eventsOf(page, "product-view")).toHaveLength(1);
  await addProduct(page);
  await expect.poll(() => eventsOf(page, "add-to-cart")).toHaveLength(1);
  expect((await eventsOf(page, "product-view"))[0]).toMatchObject({ ...PRODUCT_FIELDS, quantity: 1 });
  const [added] = await eventsOf(page, "add-to-cart");
  expect(added).toMatchObject({ ...PRODUCT_FIELDS, quantity: 2 });
  expect(added?.breadcrumbs).toContainEqual({ name: added?.category, parentID: expect.anything() });
});

async function orderInCart(page: Page): Promise<void> {
  await haveInCart(page);
  await openShop(page, "/cos");
  await fillContact(page);
  await fillAddress(page, NASAUD);
  await page.getByRole("radio", { name: "Ordin de plată" }).check();
  await acceptAndFinalize(page);
  await expectOrderSent(page);
}

test("an order is reported once, on the confirmation page", async ({ page, baseURL }) => {
  await watchThirdParties(page);
  await setConsent(page, "44.46", baseURL);
  await orderInCart(page);
  await expect.poll(() => eventsOf(page, "order")).toHaveLength(1);
  expect((await eventsOf(page, "order"))[0]).toEqual({
    event: "order",
    customerid: null,
    email: "ana@example.com",
    phone: expect.stringMatching(/722123456$/),
    firstname: "Ana-Maria",
    lastname: "Ionescu",
    delivery_streetaddress: "Str. Lungă nr. 12, ap. 3",
    delivery_city: "Năsăud",
    delivery_county: "Bistrița-Năsăud",
    delivery_zipcode: "",
    delivery_country: "RO",
    randomID: expect.any(String),
    total: expect.any(Number),
    total_vat: expect.any(Number),
    delivery_price: expect.any(Number),
    // A promotion may add a gift, so only the ordered products are compared.
    products: expect.arrayContaining([
      expect.objectContaining({
        price: expect.any(Number),
        quantity: 1,
        info: { product: expect.any(String) },
      }),
    ]),
    currency: "RON",
  });
  const [steps, sent] = await Promise.all([dataLayer(page), eventsOf(page, "order")]);
  expect(steps.events.map(({ event }) => event).filter((event) => event !== undefined)).toEqual([
    "gtm.js",
    "view_cart",
    "begin_checkout",
    // Cash on delivery was chosen first, then the bank transfer.
    "add_payment_info",
    "add_payment_info",
    "add_shipping_info",
    "order",
    "purchase",
  ]);
  expect(await purchaseOf(page)).toMatchObject({
    transaction_id: sent[0]?.randomID,
    currency: "RON",
    value: expect.any(Number),
    items: expect.arrayContaining([expect.objectContaining({ item_id: expect.any(String) })]),
  });
  expect(await page.evaluate(() => ["fbq" in window, "_ra" in window])).toEqual([false, false]);
  await page.reload();
  await expect.poll(async () => (await dataLayer(page)).commands.length).toBeGreaterThan(0);
  expect(await eventsOf(page, "order")).toEqual([]);
});

async function purchaseOf(page: Page): Promise<Record<string, unknown> | undefined> {
  const [purchase] = await eventsOf(page, "purchase");
  return purchase?.ecommerce as Record<string, unknown> | undefined;
}

test("pixel and retargeting receive a purchase without buyer data", async ({ page, baseURL }) => {
  const requested = await watchThirdParties(page);
  await page.route("https://tracking.retargeting.biz/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.told = []; const tell = (name) => (...args) => told.push([name, ...args]);
        window._ra = { ready: true, checkoutIds: tell("checkoutIds"), saveOrder: tell("saveOrder") };`,
    }),
  );
  await setConsent(page, "10", baseURL);
  await orderInCart(page);
  const reportedOf = () =>
    page.evaluate(() => ({
      // The stubbed script does not empty the queue. Its first calls are init and page view.
      pixel: ((Reflect.get(window, "fbq") as { queue?: unknown[][] } | undefined)?.queue ?? []).map(
        (call) => [...call],
      ),
      retargeting: (Reflect.get(window, "told") ?? []) as unknown[][],
    }));
  await expect
    .poll(async () => (await reportedOf()).retargeting.map(([name]) => name))
    .toContain("saveOrder");
  const { pixel, retargeting } = await reportedOf();
  const [, , bought, id] = pixel.find(([, event]) => event === "Purchase") ?? [];
  expect(bought).toMatchObject({ content_type: "product", currency: "RON", value: expect.any(Number) });
  const [, order] = retargeting.find(([name]) => name === "saveOrder") ?? [];
  expect(id).toEqual({ eventID: `purchase-${String((order as { order_no?: unknown }).order_no)}` });
  expect((await dataLayer(page)).events).toEqual([]);
  // The stub above answers requests for the retargeting script, so they are not listed.
  expect(new Set(requested)).toEqual(new Set(["https://connect.facebook.net/en_US/fbevents.js"]));
  for (const personal of ["ana@example.com", "722123456", "Ana-Maria", "Ionescu", "Str. Lungă", "Năsăud"])
    expect(JSON.stringify([pixel, retargeting])).not.toContain(personal);
});

test("a confirmed newsletter subscription is reported", async ({ page, baseURL }) => {
  const email = "daria@exemplu.ro";
  await watchThirdParties(page);
  await setConsent(page, "46", baseURL);
  await openShop(page, "/marci");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox", { name: /Adresa ta de e-mail/ }).fill(email);
  await footer.getByRole("checkbox", { name: /Am citit și accept/ }).check();
  await footer.getByRole("button", { name: "Abonează-mă" }).click();
  await expect(page.getByText("Ți-am trimis un e-mail de confirmare.")).toBeVisible();
  expect(await eventsOf(page, "newsletter-signup")).toEqual([]);

  const mail = await mailTo(email, /Confirmă abonarea/);
  await page.goto(/\/newsletter\/confirm\/[\w-]+/.exec(mail)?.[0] ?? "");
  await touch(page);
  await expect(page.getByText("Abonarea ta la newsletter este confirmată.")).toBeVisible();
  // The URL contains the emailed code, so the event is sent from the next page.
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  await page.getByRole("link", { name: "Mergi la cumpărături" }).click();
  await expect(page).toHaveURL("/");
  await touch(page);
  await expect.poll(() => eventsOf(page, "newsletter-signup")).toEqual([{ event: "newsletter-signup" }]);
});

test("nothing is reported after consent is withdrawn", async ({ page, baseURL }) => {
  await setConsent(page, "46", baseURL);
  await watchThirdParties(page);
  await openShop(page, await addressOfProduct());
  await expect.poll(() => eventsOf(page, "product-view")).toHaveLength(1);
  await setConsent(page, "", baseURL);
  await addProduct(page);
  await expect
    .poll(async () => (await dataLayer(page)).commands.at(-1)?.[2])
    .toMatchObject({
      analytics_storage: "denied",
    });
  expect(await eventsOf(page, "add-to-cart")).toEqual([]);
  const requested = await watchThirdParties(page);
  await page.reload();
  await scriptBegins(page);
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
});
