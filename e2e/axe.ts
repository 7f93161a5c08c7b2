/** Axe is called directly, because its Playwright builder opens a second page for each result. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

declare const axe: {
  run: (
    context: string | Document,
    options: { resultTypes: ["violations"] },
  ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
};

// The version of axe that the Playwright builder depends on.
const brought = createRequire(import.meta.resolve("@axe-core/playwright"));
const script = readFileSync(brought.resolve("axe-core/axe.min.js"), "utf8");

interface Where {
  /** Selector of the part of the page to check; by default the whole page is checked. */
  part?: string;
  /** Selectors whose content is removed while axe runs. */
  without?: string[];
}

/** Returns the rules that a page or a part of it violates, with the elements. */
export async function faultsOf(page: Page, { part, without = [] }: Where = {}): Promise<string[]> {
  // Axe is already loaded if the page was opened by client-side navigation.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(script);
  return await page.evaluate(
    async ({ context, emptied }) => {
      // A colour in transition has the wrong contrast. Even a pointer that rests on a button starts one.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
      // Axe would otherwise compute the styles, positions and colours of excluded content.
      const taken = emptied.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
      const putBack = taken.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const [style, content] = [element.getAttribute("style"), document.createDocumentFragment()];
        // Keeps the element's size, so that nothing moves.
        element.style.cssText += `; box-sizing: border-box; width: ${width}px; height: ${height}px`;
        content.append(...element.childNodes);
        return () => {
          element.replaceChildren(content);
          if (style === null) element.removeAttribute("style");
          else element.setAttribute("style", style);
        };
      });
      // Only failed rules are reported in detail, for speed.
      const { violations } = await axe
        .run(context ?? document, { resultTypes: ["violations"] })
        .finally(() => {
          for (const back of putBack) back();
        });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    { context: part, emptied: without },
  );
}
