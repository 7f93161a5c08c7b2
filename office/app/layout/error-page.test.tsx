import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ErrorPage } from "./error-page.tsx";

const TOLD = "Codul este 3f2a9c01d4e5.";

function pageOf(error: object): string {
  const routes = [{ id: "page", path: "*", ErrorBoundary: ErrorPage, element: null }];
  const router = createMemoryRouter(routes, { hydrationData: { errors: { page: error } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("the error page shows a server error's request code", () => {
  const failed = { status: 503, statusText: "", internal: false };
  expect(pageOf({ ...failed, data: { told: TOLD } })).toContain(TOLD);
  expect(pageOf({ ...failed, data: null })).not.toContain(TOLD);
});
