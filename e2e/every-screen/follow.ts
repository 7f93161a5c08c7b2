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

/** Time for React to show the next screen before its document is loaded instead. */
const SHOWN_WITHIN_MS = 10_000;

/**
 * Opens another screen as a link does: the document, its scripts and axe stay. Loads the document where the router is
 * missing, is at that address already, or does not show the screen in time.
 */
export async function follow(page: Page, address: string): Promise<void> {
  const isLed = await page.evaluate(
    async ([to, within]) => {
      const isThere = () => location.pathname + location.search === `/admin${to}`;
      if (typeof __reactRouterDataRouter === "undefined" || isThere()) return false;
      const [left, title] = [document.querySelector("main > *"), document.title];
      // Two screens of one component keep their elements.
      const isShown = () => isThere() && (!left?.isConnected || document.title !== title);
      const end = performance.now() + within;
      void __reactRouterDataRouter.navigate(to);
      // Frames stop in a page that is not painted; timers do not.
      while (!isShown() && performance.now() < end) await new Promise((later) => setTimeout(later, 16));
      return isShown();
    },
    [address, SHOWN_WITHIN_MS] as const,
  );
  if (!isLed) await page.goto(`/admin${address}`);
}
