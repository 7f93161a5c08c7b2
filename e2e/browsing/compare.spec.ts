import type { Locator, Page } from "@playwright/test";
import { faultsOf } from "../axe.ts";
import { linkOf } from "../read-form.ts";
import { type ReadPage, Visitor } from "../read-page.ts";
import { changeShop } from "../shop-database.ts";
import { expect, scriptAt, test } from "../test.ts";

// The flag applies to the whole shop, so a single worker sets and resets it.
test.describe.configure({ mode: "default" });

async function setFlag(isOn: boolean): Promise<void> {
  await changeShop(
    `insert into setting (key, value) values ('flags', $1)
     on conflict (key) do update set value = setting.value || excluded.value`,
    [JSON.stringify({ compareProducts: isOn })],
  );
  // Makes all processes drop their caches, as any change of the catalogue does.
  await changeShop("insert into change_outbox (tags) values ('{settings}')", []);
}
test.beforeAll(() => setFlag(true));
test.afterAll(() => setFlag(false));

const CATEGORY = "/solutii-de-curatare/pardoseli";
const widget = (page: Page): Locator => page.getByRole("complementary", { name: "Compară produse" });
const toggles = (page: Page): Locator => page.getByRole("main").getByRole("button", { name: /^Compară/ });

async function openCategory(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(CATEGORY);
    expect(await toggles(page).count()).toBe(12);
  }).toPass();
}

test("cards and product pages add up to three products to the comparison", async ({ page }) => {
  await openCategory(page);
  await expect(widget(page)).toHaveCount(0);
  // The parts of a card are stacked in a single column.
  const card = page.getByRole("main").getByRole("article").first();
  const columns = await card.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
  expect(columns.split(" ")).toHaveLength(1);
  await scriptAt(page.getByRole("combobox", { name: "Sortează după" }));
  // Clicks do not wait for each response.
  for (const index of [0, 1, 2]) await toggles(page).nth(index).click();
  await expect(widget(page).getByRole("button", { name: /^Elimină / })).toHaveCount(3);
  await toggles(page).nth(3).click();
  await expect(page.getByText("Poți compara cel mult 3 produse.")).toBeVisible();
  await expect(toggles(page).nth(3)).toHaveAttribute("aria-pressed", "false");
  await toggles(page).nth(0).click();
  await expect(widget(page).getByText("Adaugă un produs")).toHaveCount(1);
  await expect(widget(page).getByRole("button", { name: /^Elimină / })).toHaveCount(2);
  expect(await faultsOf(page)).toEqual([]);

  await page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Compară/ }) })
    .first()
    .getByRole("link")
    .first()
    .click();
  await expect(page.getByText("Cod produs:")).toBeVisible();
  await toggles(page).first().click();
  await expect(widget(page).getByRole("button", { name: /^Elimină / })).toHaveCount(3);

  await widget(page).getByRole("link", { name: "Compară 3 produse" }).click();
  await expect(page).toHaveURL("/compara");
  await expect(widget(page)).toHaveCount(0);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  // Three products always differ in something.
  await expect(table.getByRole("row").filter({ hasText: "diferă" })).not.toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await table
    .getByRole("button", { name: /^Elimină/ })
    .first()
    .click();
  await expect(table.getByRole("columnheader")).toHaveCount(2);
});

test.describe("without JavaScript", () => {
  test("without JavaScript, products are added, compared and removed by forms", async () => {
    const visitor = new Visitor();
    const togglesOf = (page: ReadPage) => page.main.queryAllByRole("button", { name: /^Compară/ });
    const widgetOf = (page: ReadPage) => page.queryByRole("complementary", { name: "Compară produse" });
    let page = await visitor.open(CATEGORY);
    await expect(async () => {
      page = await visitor.open(CATEGORY);
      expect(togglesOf(page)).toHaveLength(12);
    }).toPass();
    for (const nth of [0, 1]) {
      page = await visitor.send(page, togglesOf(page)[nth] ?? page.document.body);
      expect(page.url).toBe(CATEGORY);
      expect(togglesOf(page)[nth]?.getAttribute("aria-pressed")).toBe("true");
    }
    page = await visitor.follow(linkOf(widgetOf(page) ?? page, "Compară 2 produse"));
    expect(page.getByRole("table").querySelectorAll("th[scope=col]")).toHaveLength(2);
    page = await visitor.open(CATEGORY);
    page = await visitor.press(page, "Golește", widgetOf(page) ?? page);
    expect(widgetOf(page)).toBeNull();
    expect(togglesOf(page)[0]?.getAttribute("aria-pressed")).toBe("false");
  });
});
