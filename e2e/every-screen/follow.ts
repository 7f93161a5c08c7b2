/** From one screen of the office to the next without loading anew. */
import type { Page } from "@playwright/test";
import { SHOP } from "../addresses.ts";

/** Whether the page stands where another screen is a step away, as for who works there. */
export async function isInside(page: Page): Promise<boolean> {
  return (
    page.url().startsWith(`${SHOP}/admin`) && (await page.getByRole("main").locator(":scope > *").count()) > 0
  );
}

// oxlint-disable-next-line no-underscore-dangle -- React Router hangs it there for its own tools
declare const __reactRouterDataRouter:
  | { navigate(to: string, how: { flushSync: true }): Promise<void> }
  | undefined;

/** Leads on as a link does: the document, its scripts and what axe brought stay. */
export async function follow(page: Page, address: string): Promise<void> {
  const isLed = await page.evaluate(async (to) => {
    if (typeof __reactRouterDataRouter === "undefined") return false;
    // The screen stands when this is done, and not a moment later.
    await __reactRouterDataRouter.navigate(to, { flushSync: true });
    return location.pathname + location.search === `/admin${to}`;
  }, address);
  if (!isLed) await page.goto(`/admin${address}`);
}
