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
declare const __reactRouterDataRouter: { navigate(to: string): Promise<void> } | undefined;

/** Leads on to another screen as a link does: the document, its scripts and what axe brought stay. */
export async function follow(page: Page, address: string): Promise<void> {
  const isLed = await page.evaluate(async (to) => {
    const isThere = () => location.pathname + location.search === `/admin${to}`;
    if (typeof __reactRouterDataRouter === "undefined" || isThere()) return false;
    const [left, title] = [document.querySelector("main > *"), document.title];
    // Two screens of one component keep their elements.
    const isShown = () => !left?.isConnected || document.title !== title;
    await __reactRouterDataRouter.navigate(to);
    // The router is there before React shows it.
    while (!isShown()) await new Promise(requestAnimationFrame);
    return isThere();
  }, address);
  if (!isLed) await page.goto(`/admin${address}`);
}
