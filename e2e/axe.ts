/** What axe finds on a page: in a page that stands, since its own builder opens a second one for each of its answers. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

declare const axe: {
  run: (
    context: string | Document,
    options: { resultTypes: ["violations"] },
  ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
};

// The axe that the builder for Playwright brings with it.
const brought = createRequire(import.meta.resolve("@axe-core/playwright"));
const script = readFileSync(brought.resolve("axe-core/axe.min.js"), "utf8");

interface Where {
  /** Only this of the page. */
  part?: string;
  /** The page without what is in these: it is taken out of them while axe looks. */
  without?: string[];
}

/** The rules that a page breaks, or a part of it, each with the elements that break it. */
export async function faultsOf(page: Page, { part, without = [] }: Where = {}): Promise<string[]> {
  // It stays in a page that leads on without loading anew.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(script);
  return await page.evaluate(
    async ({ context, emptied }) => {
      // A colour on its way is neither of the two that it goes between: a pointer that rested on a button begins one.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
      // What is left out of its answer alone is looked at all the same: each element's style, place and colours.
      const taken = emptied.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
      const putBack = taken.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const [style, content] = [element.getAttribute("style"), document.createDocumentFragment()];
        // Nothing moves meanwhile.
        element.style.cssText += `; box-sizing: border-box; width: ${width}px; height: ${height}px`;
        content.append(...element.childNodes);
        return () => {
          element.replaceChildren(content);
          if (style === null) element.removeAttribute("style");
          else element.setAttribute("style", style);
        };
      });
      // What is right is counted, not described.
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
