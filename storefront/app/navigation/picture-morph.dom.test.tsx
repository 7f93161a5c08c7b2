import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beginMorph, beginMorphBack, useMorphEnd } from "./picture-morph.ts";

let isReduced = false;
beforeEach(() => {
  isReduced = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  Object.assign(document, { startViewTransition: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
});

function Card({ picture }: { picture: string }) {
  return (
    <article>
      <div data-morph>
        <img src="/mop.webp" alt={picture} />
      </div>
      <h3>
        <a href="/mop">Mop</a>
      </h3>
    </article>
  );
}

async function openList() {
  function Page({ children }: { children: React.ReactNode }) {
    useMorphEnd();
    return children;
  }
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <Page>
          <Card picture="card 1" />
          <Card picture="card 2" />
        </Page>
      ),
    },
    {
      path: "/mop",
      element: (
        <Page>
          <div data-morph="page">
            <img src="/mop.webp" alt="of the page" />
          </div>
          <Card picture="related" />
        </Page>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

const pictures = () => screen.getAllByRole("img");
const named = () =>
  pictures()
    .filter(({ style }) => style.viewTransitionName)
    .map((picture) => picture.getAttribute("alt"));

it("only the clicked card's picture morphs into the product page's picture and back", async () => {
  const router = await openList();
  expect(beginMorph(screen.getAllByRole("link")[0] ?? null)).toBe(true);
  // After two quick clicks, the picture of the second one is used.
  expect(beginMorph(screen.getAllByRole("link")[1] ?? null)).toBe(true);
  expect(named()).toEqual(["card 2"]);
  await act(() => router.navigate("/mop"));
  expect(named()).toEqual(["of the page"]);
  beginMorphBack();
  expect(named()).toEqual(["of the page"]);
  await act(() => router.navigate(-1));
  expect(named()).toEqual(["card 2"]);
});

it("pictures do not morph for other links or with reduced motion", async () => {
  await openList();
  expect(beginMorph(document.body)).toBe(false);
  isReduced = true;
  expect(beginMorph(screen.getAllByRole("link")[0] ?? null)).toBe(false);
  expect(named()).toEqual([]);
});
