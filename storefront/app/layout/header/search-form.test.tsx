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

it("the header's search is a form to /search with placeholder and button", () => {
  const html = render(<SearchForm label="Caută" suggests />);
  expect(html).toMatch(/<form[^>]* action="\/search"/);
  expect(html).toMatch(/<input[^>]* placeholder="Cauta"[^>]* name="term"/);
  expect(html).toMatch(/<button[^>]* aria-label="Caută"/);
});

it("the suggestions are empty before the first response", () => {
  expect(
    render(<Suggestions input={createRef()} term="soda & sare" onClose={noop} onChoose={noop} />),
  ).not.toMatch(/listbox|href/);
});
