import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { aProductItem } from "../../testing/list-answers.ts";
import type { ListingRequest } from "./listing-request.server.ts";
import { Listing } from "./listing.tsx";
import { toListing } from "./to-listing.server.ts";

const HOSTILE = ["1 l | 2 l", "a\tb", 'é"<b>&', "🧽|\n|"];
const request: ListingRequest = {
  query: { page: "1", perPage: "12", sortorder: "0", sel_params: [] },
  selection: { sel_params: [] },
  address: { path: "/a", selected: [] },
  page: 1,
  perPage: 12,
  sort: 0,
  sortRule: "free",
  rules: { filters: "query", pages: "suffix" },
};
const products = HOSTILE.map((value, at) => {
  const { info, ...item } = aProductItem(at + 1);
  const choices = [
    { value: "own", selected: true, buyable: true, info },
    { value, selected: false, buyable: true, info: { ...info, url: `/p|${at}` } },
  ];
  return { ...item, info, brand: `Brand ${value}`, variants: [{ name: "Mărime", choices }] };
});
const filters = [
  {
    type: "other",
    filterID: "brand",
    display: "Brand",
    quick: false,
    url: "brand",
    values: HOSTILE.map((display) => ({ display, count: 1, selected: false, url: `brand:${display}` })),
  },
];

function shownIn(container: HTMLElement) {
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map((one) => one.textContent);
  const links = [...container.querySelectorAll<HTMLAnchorElement>(".product-card__others a, a[href^='/p|']")];
  return {
    variants: links.map((link) => [link.textContent, link.getAttribute("href")]),
    cards: texts("article").length,
    all: container.textContent,
  };
}

it("a list shows special characters in values unchanged, on the server and in the browser", async () => {
  const view = structuredClone(toListing(request, { products, filters } as Parameters<typeof toListing>[1]));
  const page = () => (
    <RouterProvider router={createMemoryRouter([{ path: "*", element: <Listing view={view} /> }])} />
  );
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page());
  const onServer = shownIn(container);
  expect(onServer.variants).toEqual(HOSTILE.map((value, at) => [value, `/p|${at}`]));
  expect(onServer.cards).toBe(HOSTILE.length);
  for (const value of HOSTILE) {
    expect(onServer.all).toContain(`Brand ${value}`);
    expect(onServer.all?.split(value).length).toBeGreaterThanOrEqual(4);
  }
  const onRecoverableError = vi.fn<() => void>();
  const root = await act(async () => hydrateRoot(container, page(), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(shownIn(container)).toEqual(onServer);
  act(() => root.unmount());
});
