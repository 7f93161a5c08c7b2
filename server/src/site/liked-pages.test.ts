import { gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { compressBetween, fillPage } from "./filled-pages.ts";
import { createLikedPages } from "./liked-pages.ts";
import type { PageWithHearts } from "./page-pieces.ts";

/** A list of ten cards, of which each has a heart, before the visitor's own slot. */
async function listOf(name: string): Promise<PageWithHearts> {
  const ids = Array.from({ length: 10 }, (_, at) => at + 1);
  const card = (id: number) => `<article>Detergent pentru pardoseli ${name} ${id}, 5 l — șț</article>`;
  const { withHearts } = await compressBetween({
    between: ["<header>", "</header>", ...ids.map(card)],
    slots: ["cart", ...ids.map((productId) => ({ productId, liked: `(x${productId})`, unliked: "(-)" }))],
  });
  if (!withHearts) throw new Error("The page has no hearts.");
  return withHearts;
}

const own = (liked: number[]) => ({
  pageClass: { isCustomer: true, countyId: undefined, days: "" },
  filled: { cart: "coș" },
  liked: new Set(liked),
  placeLine: () => undefined,
});
const filled = (parts: PageWithHearts["parts"], liked: number[]) => fillPage({ plain: parts }, own(liked));

it("is cut at its slots alone for who comes again, and says the same in fewer bytes", async () => {
  const pages = createLikedPages();
  const page = await listOf("Flor");
  const first = pages.find(page, [2, 9]);
  expect(first).toBe(page.parts);
  pages.find(page, [2, 9]);
  const parts = await vi.waitFor(() => {
    const found = pages.find(page, [2, 9]);
    expect(found).not.toBe(page.parts);
    return found;
  });
  expect(parts).toHaveLength(3);
  const [small, large] = [filled(parts, [2, 9]), filled(page.parts, [2, 9])];
  expect(gunzipSync(small).toString()).toBe(gunzipSync(large).toString());
  expect(gunzipSync(small).toString()).toMatch(/^<header>coș<\/header>.*\(x2\).*\(x9\)/);
  expect(small.byteLength).toBeLessThan(large.byteLength / 2);
});

it("is another one for who likes something else, and of a page that was rendered anew", async () => {
  const pages = createLikedPages();
  const page = await listOf("Flor");
  for (let time = 0; time < 2; time++) pages.find(page, [2]);
  await vi.waitFor(() => expect(pages.find(page, [2])).not.toBe(page.parts));
  expect(pages.find(page, [2, 3])).toBe(page.parts);
  const anew = await listOf("Brad");
  expect(pages.find(anew, [2])).toBe(anew.parts);
});

it("keeps no more than its bound", async () => {
  const pages = createLikedPages(1_500);
  const page = await listOf("Flor");
  const ask = async (liked: number[]) => {
    pages.find(page, liked);
    pages.find(page, liked);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return pages.find(page, liked) !== page.parts;
  };
  for (let id = 1; id <= 10; id++) await ask([id]);
  expect(pages.find(page, [1])).toBe(page.parts);
});
