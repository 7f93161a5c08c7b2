import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { aProductItem } from "../../testing/list-answers.ts";
import { loadLayout } from "../../layout/load-layout.server.ts";
import { visit } from "../../testing/visit.ts";
import { ProductCard } from "./product-card.tsx";
import { toCard } from "./to-card.ts";

async function cardIn(flags: Record<string, boolean>): Promise<string> {
  let layout: unknown;
  const answer = ({ url }: Request) =>
    url.endsWith("/menu")
      ? { data: { categories: [], topLinks: [], articles: [], promos: [] } }
      : { data: { name: "Curat", meta: { title: "" }, flags, cartitems: [], groups: [] } };
  await visit(answer, async (context) => {
    layout = await loadLayout(context, new URL("http://shop.test/"));
  });
  const card = toCard({ ...aProductItem(1), stock: "in_stock" });
  const router = createMemoryRouter(
    [
      {
        id: "root",
        path: "/",
        element: <Outlet />,
        children: [{ index: true, element: <ProductCard item={card} /> }],
      },
    ],
    { hydrationData: { loaderData: { root: layout } } },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it('a card has an "add to cart" button unless the flag is off', async () => {
  expect(await cardIn({})).toContain("Adauga in cos");
  expect(await cardIn({ productCardAddToCart: true })).toContain("Adauga in cos");
  expect(await cardIn({ productCardAddToCart: false })).not.toContain("Adauga in cos");
});
