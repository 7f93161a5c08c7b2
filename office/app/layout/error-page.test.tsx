import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ErrorPage } from "./error-page.tsx";

const MESSAGE = "Codul este 3f2a9c01d4e5.";

function pageOf(error: object, posted?: [string, string][]): string {
  const page = { id: "page", path: "*", ErrorBoundary: ErrorPage, element: null };
  const routes = [{ id: "root", children: [page], loader: () => null }];
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: { root: { posted } }, errors: { page: error } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("the error page shows a server error's request code", () => {
  const failed = { status: 503, statusText: "", internal: false };
  expect(pageOf({ ...failed, data: { told: MESSAGE } })).toContain(MESSAGE);
  expect(pageOf({ ...failed, data: null })).not.toContain(MESSAGE);
});

it("the error page of a form that failed without JavaScript can send its fields again", () => {
  const posted: [string, string][] = [
    ["name", "Ana & fiii"],
    ["tick", "1"],
    ["tick", "2"],
  ];
  const failed = pageOf({ status: 503, statusText: "", internal: false, data: null }, posted);
  expect(failed).toContain('name="name" value="Ana &amp; fiii"');
  expect(failed.match(/name="tick"/g)).toHaveLength(2);
  expect(failed).toContain("Încearcă din nou");
  const forbidden = pageOf({ status: 403, statusText: "", internal: false, data: null }, posted);
  expect(forbidden).not.toContain("Ana");
});
