import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ErrorPage } from "./error-page.tsx";

/** The error page of a request that was answered so. */
function pageOf(status: number): string {
  const error = { status, statusText: "", internal: false, data: { code: "3f2a9c01d4e5" } };
  const routes = [{ id: "page", path: "*", ErrorBoundary: ErrorPage, element: null }];
  const router = createMemoryRouter(routes, { hydrationData: { errors: { page: error } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("tells the code of a request that failed at the shop, and none of a page that does not exist", () => {
  expect(pageOf(503)).toContain("codul 3f2a9c01d4e5");
  expect(pageOf(404)).not.toContain("3f2a9c01d4e5");
});
