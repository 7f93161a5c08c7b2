import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import BlogListScreen from "../blog-list/screen.tsx";
import { OrdersScreen } from "../account/orders/screen.tsx";
import { ReturnsScreen } from "../account/returns/screen.tsx";

function linkedPages(screen: React.ReactNode): string[][] {
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: screen }])} />,
  );
  return [...html.matchAll(/<nav aria-label="Pagini">(.*?)<\/nav>/g)].map(([, nav = ""]) =>
    [...nav.matchAll(/<li(?! data-shown="phone")[^>]*><a[^>]* aria-label="Pagina (\d+)"/g)].map(
      ([, number = ""]) => number,
    ),
  );
}

const TEN = ["6", "7", "8", "9", "10", "11", "12", "13", "14", "15"];

// requirements: C-129
it("the orders list links ten page numbers", () => {
  const data = { orders: [], page: 11, lastPage: 30 } as unknown as Parameters<
    typeof OrdersScreen
  >[0]["data"];
  expect(linkedPages(<OrdersScreen data={data} />)).toEqual([TEN]);
});

it("the lists of returns and returnable orders link ten page numbers each", () => {
  const pages = { current: 11, last: 30 };
  const lists = { returns: [], orders: [], returnPages: pages, orderPages: pages };
  const data = lists as unknown as Parameters<typeof ReturnsScreen>[0]["data"];
  expect(linkedPages(<ReturnsScreen data={data} />)).toEqual([TEN, TEN]);
});

it("the blog links five page numbers", () => {
  const list = {
    isPastEnd: false,
    heading: "Blog",
    subtitle: "",
    trail: [],
    path: "/blog",
    posts: [],
    categories: [],
    tags: [],
  };
  const data = { ...list, page: 11, lastPage: 30 } as unknown as Parameters<typeof BlogListScreen>[0]["data"];
  expect(linkedPages(<BlogListScreen data={data} />)).toEqual([["9", "10", "11", "12", "13"]]);
});
