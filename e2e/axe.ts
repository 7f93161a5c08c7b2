/** What axe finds on a page: in a page that stands, since its own builder opens a second one for each of its answers. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

declare const axe: {
  run: (
    context: string | { exclude: string[][] },
    options: { resultTypes: ["violations"] },
  ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
};

// The axe that the builder for Playwright brings with it.
const brought = createRequire(import.meta.resolve("@axe-core/playwright"));
const script = readFileSync(brought.resolve("axe-core/axe.min.js"), "utf8");

interface Where {
  /** Only this of the page. */
  part?: string;
  /** The page without these. */
  without?: string[];
}

/** The rules that a page breaks, or a part of it, each with the elements that break it. */
export async function faultsOf(page: Page, { part, without = [] }: Where = {}): Promise<string[]> {
  // It stays in a page that leads on without loading anew.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(script);
  return await page.evaluate(
    async (context) => {
      // What is right is counted, not described.
      const { violations } = await axe.run(context, { resultTypes: ["violations"] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    part ?? { exclude: without.map((selector) => [selector]) },
  );
}
