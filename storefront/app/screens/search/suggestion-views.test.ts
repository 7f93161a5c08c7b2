import { expect, it } from "vitest";
import { toSuggestionViews } from "./suggestion-views.ts";

const numbers = Array.from({ length: 10 }, (_, at) => at + 1);

it("the search suggests products first, then a limited number of categories and brands", () => {
  const views = toSuggestionViews([
    ...numbers.map((id) => ({ categoryID: id, category: `Raion ${id}`, url: `/raion-${id}`, count: 4 })),
    ...numbers.slice(0, 3).map((id) => ({ brandID: id, brand: `Marca ${id}`, url: `/marci/${id}` })),
    { productID: 7, product: "Săpun", url: "/sapun", pic: "/p/sapun.webp", price: 12.5 },
  ]);
  expect(views.map(({ kind }) => kind).join(" ")).toBe(
    "product category category category category brand brand",
  );
  expect(views[0]).toEqual({
    kind: "product",
    name: "Săpun",
    url: "/sapun",
    picture: "/p/sapun.webp",
    price: 12.5,
  });
  expect(views[1]).toEqual({ kind: "category", name: "Raion 1", url: "/raion-1", count: 4 });
});

it("suggestions without a URL link to the search, and nameless ones are dropped", () => {
  expect(
    toSuggestionViews([{ categoryID: 1, category: "Săpun & gel" }, { brandID: 2 }, { productID: 3 }]),
  ).toEqual([{ kind: "category", name: "Săpun & gel", url: "/search?term=S%C4%83pun%20%26%20gel" }]);
});
