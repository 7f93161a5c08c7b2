import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { toCard } from "../../components/product-card/to-card.ts";
import { aProductItem } from "../../testing/list-answers.ts";
import { RelatedRails } from "./related-rails.tsx";

const group = (title: string, count: number) => ({
  title,
  cards: Array.from({ length: count }, (_, at) => toCard(aProductItem(at + 1))),
});

it("a rail is shown only with at least four products", () => {
  const element = <RelatedRails related={[group("Produse similare", 4), group("De la același brand", 3)]} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  expect(html).toContain("Produse similare");
  expect(html).not.toContain("De la același brand");
});
