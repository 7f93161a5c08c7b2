import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

function pageOf(error: unknown): string {
  const routes = [{ id: "page", path: "*", ErrorBoundary: ErrorScreen, element: null }];
  const router = createMemoryRouter(routes, {
    initialEntries: ["/undeva?q=mop"],
    hydrationData: { errors: { page: error } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const answered = (status: number) => ({ status, statusText: "", internal: false, data: null });

it.each([
  [404, "This page could not be found"],
  [503, "Serviciul nu este disponibil momentan."],
  [418, "Error"],
])("the error page for status %d has the title and heading %s", (status, message) => {
  const page = pageOf(answered(status));
  expect(page).toContain(`<title>${message}</title>`);
  expect(page).toMatch(new RegExp(`<h1[^>]*>${message}</h1>`));
  expect(page.includes('href="/"')).toBe(status === 404);
});

it("the error page after a server error states that cart and account are safe", () => {
  expect(pageOf(answered(503))).toContain("Coșul și contul tău sunt păstrate.");
  expect(pageOf(answered(403))).not.toContain("Coșul");
  const fault = pageOf(new TypeError("x is not a function"));
  expect(fault).toContain("<p>Coșul și contul tău sunt păstrate.</p>");
});

it("the error page links to the failed page's URL, including its query", () => {
  expect(pageOf(answered(503))).toContain('href="/undeva?q=mop"');
});

it("the error page treats errors without a status as 500", () => {
  expect(pageOf(new TypeError("x is not a function"))).toContain(
    "A apărut o eroare. Încearcă din nou peste puțin timp.",
  );
});

const CODE_HINT = "Dacă ne scrii, menționează codul 3f2a9c01d4e5.";

it("the error page shows a server error's request code if known", () => {
  const coded = { data: { told: CODE_HINT } };
  expect(pageOf({ ...answered(503), ...coded })).toContain(CODE_HINT);
  expect(pageOf(Object.assign(new TypeError("x is not a function"), coded))).toContain(CODE_HINT);
  expect(pageOf(answered(503))).not.toContain("codul");
});
