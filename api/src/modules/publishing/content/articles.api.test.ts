import { describe, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";
import type { ArticleImport } from "./content.import.ts";

const shop = await openTestShop();

function anArticle(changes: Partial<ArticleImport> & { id: number }): ArticleImport {
  return {
    typeId: 32,
    slug: `articolul-${changes.id}`,
    title: `Articolul ${changes.id}`,
    linkTitle: `Al ${changes.id}-lea`,
    intro: "Pe scurt.",
    content: "<p>Pe larg.</p>",
    picture: null,
    documents: [],
    createdAt: new Date("2026-03-07T22:30:00Z"),
    sortOrder: changes.id,
    ...changes,
  };
}

// These articles are added to the one that every test shop has.
await shop.api.importShop({
  articles: [
    ...Array.from({ length: 120 }, (_, index) => anArticle({ id: index + 1 })),
    anArticle({ id: 500, typeId: 31, picture: "/media/articol/sediu" }),
    // The article of the not-found page is in no group.
    anArticle({ id: 1916, typeId: 0 }),
  ],
});

describe("lists of articles", () => {
  it("the list of articles has up to a thousand articles per page, in footer order", async () => {
    const { status, body } = await shop.get("/articles");
    expect(status).toBe(200);
    expect(body.meta).toMatchObject({ per_page: 1000, total: 122, current_page: 1, last_page: 1 });
    expect(body.data).toHaveLength(122);
    expect(body.data[1]).toEqual({
      id: 500,
      typeID: 31,
      url: "/articole/articolul-500.html",
      pic: "/media/articol/sediu",
      title: "Articolul 500",
      linktitle: "Al 500-lea",
      intro: "Pe scurt.",
      // Half past midnight in Romania.
      created: "2026-03-08",
      created_at: "2026-03-07T22:30:00.000Z",
    });
    expect(body.data.slice(0, 4).map(({ id }: { id: number }) => id)).toEqual([1904, 500, 1, 2]);
  });

  it.each(["0", "1001", "-1", "multe"])(
    "the list of articles has a thousand articles per page for a page size of %s",
    async (perPage) => {
      expect((await shop.get(`/articles?perPage=${perPage}`)).body.meta.per_page).toBe(1000);
    },
  );

  it("the list of articles has several pages when fewer articles per page are requested", async () => {
    const { body } = await shop.get("/articles?perPage=50&page=3");
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 22 }, (_, at) => at + 99),
    );
    expect(body).toMatchObject({ current_page: 3, next_page_url: null });
    expect(body.prev_page_url).toBe("/api/v1/articles?perPage=50&page=2");
  });
});
