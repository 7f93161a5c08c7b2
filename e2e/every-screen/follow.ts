import type { Page } from "@playwright/test";
import { SHOP } from "../addresses.ts";

/** Returns whether the page shows a back office screen from which another one can be reached. */
export async function isInside(page: Page): Promise<boolean> {
  return (
    page.url().startsWith(`${SHOP}/admin`) && (await page.getByRole("main").locator(":scope > *").count()) > 0
  );
}

// oxlint-disable-next-line no-underscore-dangle -- React Router exposes it under this name
declare const __reactRouterDataRouter: { navigate(to: string): Promise<void> } | undefined;

/** Timeout for client-side navigation to the next screen. After it, the document is loaded instead. */
const SHOWN_WITHIN_MS = 10_000;

/** Opens another screen by client-side navigation, or else as a document. */
export async function follow(page: Page, address: string): Promise<void> {
  const isLed = await page.evaluate(
    async ([to, within]) => {
      // The router's URL of the home screen has no final slash.
      const isAtTarget = () => location.pathname + location.search === `/admin${to === "/" ? "" : to}`;
      if (typeof __reactRouterDataRouter === "undefined" || isAtTarget()) return false;
      const [left, title] = [document.querySelector("main > *"), document.title];
      // Screens with the same component keep their elements, so the title is compared too.
      const isShown = () => isAtTarget() && (!left?.isConnected || document.title !== title);
      const end = performance.now() + within;
      void __reactRouterDataRouter.navigate(to);
      // Animation frames stop in a page that is not painted; timers do not.
      while (!isShown() && performance.now() < end) await new Promise((later) => setTimeout(later, 16));
      return isShown();
    },
    [address, SHOWN_WITHIN_MS] as const,
  );
  if (!isLed) await page.goto(`/admin${address}`);
}
