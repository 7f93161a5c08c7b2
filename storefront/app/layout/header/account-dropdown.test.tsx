import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { AccountDropdown } from "./account-dropdown.tsx";

type Shown = Parameters<typeof AccountDropdown>[0]["customer"];

function linksOf(customer: Shown): string[] {
  const router = createMemoryRouter([{ path: "*", element: <AccountDropdown customer={customer} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, way = ""]) => way);
}

it("the account menu has a login link for visitors and account links for customers", () => {
  expect(linksOf(undefined)).toEqual(["/auth"]);
  const ana = { firstname: "Ana", fullname: "Ana Pop" } as Shown; // contains only the fields that the menu reads
  expect(linksOf(ana)).toEqual(["/account/info", "/account/comenzi", "/account/favorite", "/delogare"]);
});
