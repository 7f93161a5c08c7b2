import { expect, scriptAt, test } from "../test.ts";
import { acceptAndFinalize, CLUJ, expectOrderSent, fillAddress, fillContact } from "../checkout-steps.ts";

test("a visitor orders a product found through the menu and a filter", async ({ page, isMobile }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const menu = page.getByRole("navigation", { name: "Meniu principal" });
  await menu.locator("summary", { hasText: "Toate produsele" }).click();
  // The menu is a column with a pane next to it, or a collapsible list below 768 px.
  const groups = menu.locator("details details");
  const second = groups.nth(1).locator("summary");
  const all = menu.getByRole("link", { name: /^Vezi toate produsele din/ });
  await scriptAt(menu.locator("summary").first());
  await second.click();
  await expect(second).toBeInViewport({ ratio: 1 });
  await expect(all).toHaveCount(1);
  const [name, pane] = [await second.boundingBox(), await all.boundingBox()];
  if (isMobile) expect(pane?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  else expect(pane?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
  await groups.first().locator("summary").click();
  // If the pane is next to the names, the name of the open group links to its category too.
  const address = (await all.getAttribute("href")) ?? "";
  await (isMobile ? all : groups.first().locator("summary")).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  if (isMobile) await page.getByRole("button", { name: /^Filtre/ }).click();
  const filters = page.getByRole("complementary", { name: "Filtre" });
  await filters.getByRole("group").getByRole("link").first().click();
  await expect(page).toHaveURL(/filters=/);
  if (isMobile) await filters.getByRole("button", { name: /^Vezi \d/ }).click();
  const card = page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Adauga in cos/ }) })
    .first();
  await card.getByRole("link").first().click();

  const add = page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }).first();
  await scriptAt(add);
  await add.click();
  await page.getByRole("link", { name: "Vezi coșul" }).last().click();
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByRole("banner").locator("summary", { hasText: "Coșul meu: 0 buc." })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Str. Lungă nr. 12, ap. 3, Cluj-Napoca, Cluj").first()).toBeVisible();
});
