/** Notices never cover the page's title, the pressed control or the button in a bottom bar. */
import type { Locator, Page } from "@playwright/test";
import { isFull } from "../../setup/test-sizes.ts";
import { haveInCart } from "../api-steps.ts";
import { openCart } from "../checkout-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

const BOTH_ENDS = [
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
];
const SIZES = isFull()
  ? [...BOTH_ENDS, { width: 375, height: 667 }, { width: 768, height: 1024 }]
  : BOTH_ENDS;

const notice = (page: Page) => page.getByRole("list", { name: "Mesaje" }).getByRole("listitem").first();

async function expectClearOf(page: Page, elements: Locator[]): Promise<void> {
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  const own = await boxOf(notice(page));
  for (const other of elements) {
    const box = await boxOf(other);
    const meets =
      own.x < box.x + box.width &&
      box.x < own.x + own.width &&
      own.y < box.y + box.height &&
      box.y < own.y + own.height;
    expect(meets, `the notice overlaps ${other.toString()}`).toBe(false);
  }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not there.`);
  return box;
}

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

for (const size of SIZES)
  test.describe(`in a window of ${size.width} px`, () => {
    test.use({ viewport: size });

    test("a notice does not cover the favourite button at the bottom of the window", async ({ page }) => {
      await page.goto("/solutii-de-curatare/pardoseli");
      const heart = page
        .getByRole("main")
        .getByRole("button", { name: /^Adaugă la favorite/ })
        .first();
      await scriptAt(heart);
      await heart.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 24));
      await heart.click();
      await expectClearOf(page, [heart]);
    });

    test("a notice in the cart does not cover the bottom bar or the focused field", async ({ page }) => {
      await haveInCart(page);
      await openCart(page);
      const finalize = page.getByRole("button", { name: "Finalizează comanda cu obligație de plată" });
      await scriptAt(finalize);
      await finalize.click();
      await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
      const bar = page.getByRole("main").getByRole("link", { name: /^Finalizează/ });
      await expectClearOf(page, [page.locator(":focus"), ...((await bar.isVisible()) ? [bar] : [])]);
    });

    test("the notice about a sent email does not cover the page's heading", async ({ page }) => {
      await page.goto("/auth?pas=parola");
      const send = page.getByRole("main").getByRole("button", { name: "Trimite linkul" });
      await scriptAt(send);
      await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).fill("ana@example.com");
      await send.click();
      await expect(heading(page)).toHaveText("Verifică-ți e-mailul");
      await expectClearOf(page, [heading(page)]);
    });
  });
