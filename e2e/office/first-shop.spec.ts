/** A new owner of an empty shop needs only the office to sell the first product. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { CARGUS_ACCOUNT, startCargus } from "@curat/stand-ins/cargus";
import { newNetopiaV2Keys, startNetopiaV2 } from "@curat/stand-ins/netopia-v2";
import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { SOCIAL_ACCOUNT, startSocialProvider } from "@curat/stand-ins/social";
import { startStripe, STRIPE_DEMO } from "@curat/stand-ins/stripe";
import type { Page } from "@playwright/test";
import { testSocialLogin } from "../account/social-journey.ts";
import { FIRST_SHOP_PORT } from "../addresses.ts";
import {
  acceptAndFinalize,
  addFromHome,
  choose,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  finalizeButton,
  lockers,
  openCart,
} from "../checkout-steps.ts";
import { expectSound } from "../every-screen/expect-sound.ts";
import { API_KEY, HOOK_MS, type OwnShop, startOwnShop } from "../own-shop.ts";
import { decideAtProcessor, expectPaymentState } from "../payment-steps.ts";
import { databaseForShop } from "../shop-database.ts";
import { isFull } from "../../setup/test-sizes.ts";
import { expect as expectOf, scriptAt, test } from "../test.ts";
import { codeOf, PASSWORD } from "./staff-steps.ts";

const ORIGIN = `http://localhost:${FIRST_SHOP_PORT}`;
const staffTask = fileURLToPath(new URL("../../server/src/staff.ts", import.meta.url));
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4o6SEFTEMLQkAvM5EAT6yk8sAAAAASUVORK5CYII=",
  "base64",
);

const DATABASE = "curat_e2e_first";
/** The test opens many pages of a freshly started shop, so each may be slow on a busy machine. */
const expect = expectOf.configure({ timeout: 30_000 });

// All tests in this file share one shop.
test.describe.configure({ mode: "default" });
test.use({ baseURL: ORIGIN });
let sameday: Awaited<ReturnType<typeof startSameday>>;
let provider: Awaited<ReturnType<typeof startSocialProvider>>;
let shop: OwnShop;
let cargus: Awaited<ReturnType<typeof startCargus>> | undefined;
let stripe: Awaited<ReturnType<typeof startStripe>> | undefined;
let netopia: Awaited<ReturnType<typeof startNetopiaV2>> | undefined;
const NETOPIA_KEYS = newNetopiaV2Keys();
/** The shop has no stand-ins of its own, so their ports are free. */
const [STRIPE_PORT, NETOPIA_PORT] = [FIRST_SHOP_PORT + 8, FIRST_SHOP_PORT + 9];
const STRIPE_URL = `http://localhost:${STRIPE_PORT}`;
const NETOPIA_URL = `http://localhost:${NETOPIA_PORT}`;

test.beforeAll(async () => {
  test.setTimeout(HOOK_MS);
  provider = await startSocialProvider();
  sameday = await startSameday({ port: 0 });
  if (isFull()) {
    cargus = await startCargus();
    const webhookUrl = `http://127.0.0.1:${FIRST_SHOP_PORT}/api/v1/payments/stripe/notification`;
    stripe = await startStripe({ port: STRIPE_PORT, pageUrl: STRIPE_URL, webhookUrl, ...STRIPE_DEMO });
    netopia = await startNetopiaV2({ port: NETOPIA_PORT, pageUrl: NETOPIA_URL, keys: NETOPIA_KEYS });
  }
  shop = await startOwnShop(
    FIRST_SHOP_PORT,
    { open: () => databaseForShop(DATABASE) },
    {
      DEMO_PRODUCTS: "0",
      WEB_PROCESSES: "1",
      SHOP_URL: ORIGIN,
      GOOGLE_CLIENT_ID: SOCIAL_ACCOUNT.clientId,
      GOOGLE_CLIENT_SECRET: SOCIAL_ACCOUNT.clientSecret,
      GOOGLE_ISSUER: provider.url,
    },
  );
});
test.afterAll(async () => {
  provider.close();
  await Promise.all([sameday?.close(), cargus?.close(), stripe?.close(), netopia?.close()]);
  await shop?.stop();
});

/** Returns the link to set the first owner's password, as printed by the command on the server. */
async function invitation(): Promise<string> {
  const args = [staffTask, "invite", "ana@magazin.example"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: shop.env });
  const [link = ""] = /http\S+\/admin\/invitation\/\S+/.exec(stdout) ?? [];
  return link;
}

async function fillIn(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(text);
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
}

async function write(
  page: Page,
  [path, fields, button, expectedNotice]: [string, Record<string, string>, string, string],
): Promise<void> {
  await page.goto(`/admin${path}`);
  await fillIn(page, fields, button);
  await expect(page.getByText(expectedNotice).first()).toBeVisible();
}

async function rewrite(page: Page, name: string, change: (text: string) => string): Promise<void> {
  const area = page.locator(`main textarea[name="${name}"]`);
  await scriptAt(area);
  const text = change(await area.inputValue());
  await area.evaluate((field: HTMLTextAreaElement, written) => (field.value = written), text);
}

const fillGaps = (text: string): string => text.replaceAll(/\[completează: [^\]]*\]/g, "la cerere");

interface LegalPage {
  page: string;
  title: string;
  draft: string;
}

async function publishPages(names: string[]): Promise<void> {
  const address = `${shop.api}/staff/first-steps/pages`;
  const headers = { "x-api-key": API_KEY, "x-staff-key": shop.staffKey, "content-type": "application/json" };
  const { data } = (await (await fetch(address, { headers })).json()) as { data: LegalPage[] };
  for (const { page, title, draft } of data.filter((one) => names.includes(one.page))) {
    const body = JSON.stringify({ title, content: fillGaps(draft) });
    const { status } = await fetch(`${address}/${page}`, { method: "POST", headers, body });
    expect([page, status]).toEqual([page, 200]);
  }
}

/** Opens an account from the first steps, enters its real data, and checks it. */
async function connect(page: Page, [step, name]: [string, string], fields: Record<string, string>) {
  await page.goto("/admin/pasi");
  const link = page.getByRole("link", { name: step });
  if (await link.isVisible()) await link.click();
  else await page.goto("/admin/setari/conturi");
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  const account = page.locator("section", { has: page.getByRole("heading", { name: "Contul real" }) });
  for (const [label, text] of Object.entries(fields)) await account.getByLabel(label).fill(text);
  await account.getByRole("button", { name: "Salvează" }).click();
  await expect(account.getByText("verifică", { exact: false }).first()).toBeVisible();
  await account.getByRole("button", { name: "Verifică" }).click();
  await expect(account.getByText("Ultima verificare reușită")).toBeVisible();
}

/** Saves the setting that an account's page names as the next step. */
async function followNextStep(page: Page, link: string, fill: () => Promise<void>): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: link }).click();
  await fill();
  await page.getByRole("main").getByRole("button", { name: "Salvează", exact: true }).click();
  await expect(page.getByText("Setarea a fost salvată").first()).toBeVisible();
}

/** Offers Cargus to addresses, with one price up to 31 kg. */
async function priceCargus(page: Page): Promise<void> {
  const prices = page.getByRole("group", { name: "Oferă Cargus, la adresă" });
  await prices.getByRole("checkbox", { name: "Oferă Cargus, la adresă" }).check();
  await prices.getByRole("button", { name: "Adaugă o treaptă" }).click();
  await prices.locator('[name$="bands.0.maxGrams"]').fill("31000");
  await prices.locator('[name$="bands.0.bani"]').fill("19");
  await prices.locator('[name$="extraKilogramBani"]').fill("1");
}

/** Orders the shop's product and pays at the processor's page. */
async function buyByCard(page: Page, delivery: RegExp): Promise<void> {
  await addFromHome(page);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await choose(page, delivery);
  const locker = lockers(page).getByRole("radio", { disabled: false }).first();
  if (/easybox/.test(delivery.source)) await locker.check();
  await choose(page, "Card online");
  await expect(finalizeButton(page)).toBeEnabled();
  await acceptAndFinalize(page);
  await decideAtProcessor(page, "Aprobă plata");
  await expectPaymentState(page, "Plătită");
}

/** Requests the waybill of the newest order, ships it, and expects its invoice. */
async function shipNewest(page: Page): Promise<void> {
  await page.goto("/admin/comenzi");
  const ordered = page.getByRole("main").locator("table a[href*='/comenzi/']").first();
  const path = (await ordered.getAttribute("href")) ?? "";
  await page.goto(path);
  await page.getByRole("button", { name: "Cere AWB de la curier" }).click();
  await expect(page.getByRole("link", { name: "Eticheta (PDF)" }).first()).toBeVisible();
  for (const move of ["Începe pregătirea", "Predă coletul curierului"]) {
    await page.getByRole("button", { name: move }).click();
    await expect(page.getByRole("button", { name: move })).toBeHidden();
  }
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: /^Factura MOP-/ }).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
}

/** Connects two processors and another courier, and sells with each. Only the full run includes this. */
async function sellByCard(page: Page): Promise<void> {
  await connect(page, ["Conectează plata cu cardul", "Stripe"], {
    "Cheia secretă": STRIPE_DEMO.secretKey,
    "Secretul webhookului": STRIPE_DEMO.webhookSecret,
    "Adresa serviciului": STRIPE_URL,
  });
  await buyByCard(page, /easybox/);
  await shipNewest(page);

  await connect(page, ["Conectează plata cu cardul", "Netopia v2"], {
    "Cheia API": NETOPIA_KEYS.apiKey,
    "Semnătura punctului de vânzare": NETOPIA_KEYS.posSignature,
    "Cheia publică a notificărilor": NETOPIA_KEYS.publicPem,
    "Adresa serviciului": NETOPIA_URL,
  });
  const first = page.locator('main select[name="value.cards.first"]');
  const useNetopia = async () => void (await first.selectOption("netopia_v2"));
  await followNextStep(page, "procesatorul plăților noi", useNetopia);
  await connect(page, ["Conectează un curier", "Cargus"], {
    "Cheie de abonare": CARGUS_ACCOUNT.key,
    Utilizator: CARGUS_ACCOUNT.username,
    Parolă: CARGUS_ACCOUNT.password,
    "Adresa serviciului": cargus?.account.url ?? "",
  });
  await followNextStep(page, "prețul livrării", () => priceCargus(page));
  await buyByCard(page, /Cargus/);
  await shipNewest(page);
}

const COMPANY = {
  company: "Mopul SRL",
  address: "Str. Lungă 1, 500001 Brașov, jud. Brașov",
  tel: "0268 000 000",
  email: "contact@mopul.example",
  cui: "RO99001129",
  registry: "J08/1/2020",
  street: "Str. Lungă 1",
  city: "Brașov",
  county: "Brașov",
  countyCode: "BV",
  postcode: "500001",
  series: "MOP",
};

test("an owner sets up an empty shop in the office and sells its first product", async ({ page }) => {
  // The test opens about twenty pages in sequence, and twice as many in a full run.
  test.setTimeout(isFull() ? 400_000 : 180_000);
  await page.goto(await invitation());
  await page.getByRole("button", { name: "Începe" }).click();
  const secret = await page.locator("main code").innerText();
  const owner = { name: "Ana", password: PASSWORD, password_confirm: PASSWORD };
  await fillIn(page, { ...owner, code: codeOf(secret) }, "Intră în cont");
  await page.getByRole("link", { name: "Le-am salvat, continuă" }).click();
  await expect(page.getByText("0 din 12 pași făcuți")).toBeVisible();

  const company = Object.entries(COMPANY).map(([field, text]) => [`value.${field}`, text]);
  const saved = "Setarea a fost salvată";
  await write(page, ["/setari/INVOICE", Object.fromEntries(company), "Salvează", saved]);
  await write(page, ["/setari/name", { value: "Mopul" }, "Salvează", saved]);
  for (const key of ["shipping", "payments"]) await write(page, [`/setari/${key}`, {}, "Salvează", saved]);

  await page.goto("/admin/pasi");
  await page.getByRole("link", { name: "Conectează un curier" }).click();
  await page.getByRole("main").getByRole("link", { name: "Sameday" }).click();
  const account = page.locator("section", { has: page.getByRole("heading", { name: "Contul real" }) });
  await account.getByLabel("Utilizator").fill(SAMEDAY_ACCOUNT.username);
  await account.getByLabel("Parolă").fill("gresita");
  await account.getByLabel("Adresa serviciului").fill(sameday.url);
  await account.getByRole("button", { name: "Salvează" }).click();
  await account.getByRole("button", { name: "Verifică" }).click();
  await expect(account.getByText("Verifică utilizatorul și parola.")).toBeVisible();
  await account.getByLabel("Parolă").fill(SAMEDAY_ACCOUNT.password);
  await account.getByRole("button", { name: "Salvează" }).click();
  await expect(account.getByText("verifică-l din nou")).toBeVisible();
  await account.getByRole("button", { name: "Verifică" }).click();
  await expect(account.getByText("Contul funcționează.")).toBeVisible();

  for (const name of ["contact", "delivery"]) {
    await page.goto(`/admin/pasi/pagini-legale/${name}`);
    if (name === "delivery") await expectSound(page, [320, 1440]);
    await rewrite(page, "content", fillGaps);
    await page.getByRole("button", { name: "Publică pagina" }).click();
    await expect(page.getByText("Pagina este publicată.")).toBeVisible();
  }
  await publishPages(["terms", "withdrawal", "privacy", "cookies"]);

  const category = { category: "Mopuri" };
  await write(page, ["/categorii/noua", category, "Adaugă categoria", "Categoria a fost adăugată."]);
  const brand = {
    brand: "Mopelan",
    "manufacturer.name": "Mopelan SA",
    "manufacturer.address": "Str. Fabricii 2, Sibiu",
    "manufacturer.email": "contact@mopelan.example",
  };
  await write(page, ["/producatori/nou", brand, "Adaugă brandul", "Brandul a fost adăugat."]);

  await page.goto("/admin/produse/nou");
  await fillIn(page, { name: "Mop plat", list_price: "49,90" }, "Creează ciorna");
  await expect(page.getByText("Ciorna a fost creată.").first()).toBeVisible();
  const room = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Publică", exact: true }).click();
  await expect(page.getByText("Produsul nu are greutate").first()).toBeVisible();
  await page.getByRole("link", { name: "Produsul nu are brand: alege unul." }).click();
  await page.getByRole("combobox", { name: "Brand" }).selectOption({ label: "Mopelan" });
  await page.getByRole("combobox", { name: "Categorie" }).selectOption({ label: "Mopuri" });
  await rewrite(page, "description", () => "<p>Un mop plat, cu lavetă din microfibră.</p>");
  const size = { "size_mm.width": "120", "size_mm.depth": "80", "size_mm.height": "300" };
  await fillIn(page, { code: "MOP-1", weight_grams: "800", ...size, max_qty: "20" }, "Salvează");
  await expect(page.getByText("Produsul a fost salvat.").first()).toBeVisible();

  await page.goto(`${room}/imagini`);
  await page.getByText("Adaugă imagini").click();
  const picture = { name: "mop.png", mimeType: "image/png", buffer: PICTURE };
  await page.locator("main details[open] input[type=file]").setInputFiles(picture);
  await page.locator("main details[open]").getByRole("button", { name: "Adaugă", exact: true }).click();
  await expect(page.getByText("Elementele au fost adăugate pe pagina produsului.").first()).toBeVisible();
  await page.goto(`${room}/stoc`);
  await page.getByRole("combobox", { name: "Tipul mișcării" }).selectOption({ label: "Recepție de marfă" });
  await fillIn(page, { quantity: "10" }, "Înregistrează");
  await expect(page.getByText("Stocul este acum 10.").first()).toBeVisible();
  await page.getByRole("button", { name: "Publică", exact: true }).click();
  await expect(page.getByText("Produsul este publicat.").first()).toBeVisible();

  await expect(async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Produse noi" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await addFromHome(page);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await acceptAndFinalize(page);
  await expectOrderSent(page);

  await page.goto("/admin/comenzi");
  const ordered = page.getByRole("main").locator("table a[href*='/comenzi/']").first();
  await page.goto((await ordered.getAttribute("href")) ?? "");
  await page.getByRole("button", { name: "Confirmă comanda" }).click();
  await page.getByRole("button", { name: "Cere AWB de la curier" }).click();
  await expect(page.getByRole("link", { name: "Eticheta (PDF)" }).first()).toBeVisible();

  if (isFull()) await sellByCard(page);
  await page.goto("/admin/pasi");
  await page.getByRole("button", { name: "Sari peste: Colegii" }).click();
  await expect(page.getByText("Pasul a fost sărit.")).toBeVisible();
  await expect(page.getByRole("heading", { name: `${isFull() ? 11 : 10} din 12 pași făcuți` })).toBeVisible();
});

test.describe("social login", () => testSocialLogin({ database: DATABASE, provider: () => provider }));
