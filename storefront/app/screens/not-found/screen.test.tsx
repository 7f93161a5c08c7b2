import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import NotFoundScreen from "./screen.tsx";

function pageOf(html: string, categories: { name: string; url: string }[] = []): string {
  const head = { title: "This page could not be found", robots: "noindex" };
  const element = <NotFoundScreen data={{ head, html, categories }} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/nicaieri"] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("the 404 page without an article explains what happened and offers links", () => {
  const page = pageOf("");
  expect(page).toMatch(/<h1[^>]*>This page could not be found<\/h1>/);
  expect(page).toContain("Pagina pe care o cauți nu mai există sau adresa a fost scrisă greșit.");
  expect(page).toContain('action="/search"');
  for (const way of ["/", "/sitemap"]) expect(page).toContain(`href="${way}"`);
  expect(page, "no heading without content").not.toContain("Categorii principale");
});

it("the 404 page with an article shows its text instead of the explanation", () => {
  const page = pageOf("<p>Ne pare rău.</p>", [{ name: "Saci", url: "/saci" }]);
  expect(page).toContain("<p>Ne pare rău.</p>");
  expect(page).toMatch(/Categorii principale.*href="\/saci"/s);
  expect(page).not.toContain("Pagina pe care o cauți");
});
