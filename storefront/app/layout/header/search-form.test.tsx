import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { SearchForm } from "./search-form.tsx";
import Suggestions from "./suggestions.tsx";

const noop = (): void => undefined;

function render(element: React.ReactNode): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

it("the header's search is a form to the search's address, with its placeholder and its button", () => {
  const html = render(<SearchForm label="Caută" suggests />);
  expect(html).toMatch(/<form[^>]* action="\/search"/);
  expect(html).toMatch(/<input[^>]* placeholder="Cauta"[^>]* name="term"/);
  expect(html).toMatch(/<button[^>]* aria-label="Caută"/);
});

it("suggestions end with the way to everything that fits the term", () => {
  const html = render(<Suggestions input={createRef()} term="soda & sare" onClose={noop} onChoose={noop} />);
  expect(html).toMatch(/role="listbox" aria-label="Sugestii de căutare"/);
  expect(html).toContain('href="/search?term=soda%20%26%20sare"');
  expect(html).toContain("Vezi toate produsele care corespund cautarii");
});
