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

/** The rules that a page breaks, or that part of it, each with the elements that break it. */
export async function faultsOf(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(script);
  return await page.evaluate(async (selector) => {
    // What is right is counted, not described.
    const { violations } = await axe.run(selector ?? document, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  }, part);
}
