import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { chooseTexts } from "@curat/contract/texts.values";
import { FavouriteToggle } from "../components/favourite/favourite-toggle.tsx";

afterEach(() => chooseTexts());

it("hydration matches the server's HTML only if text overrides are set before it", async () => {
  const page = () => {
    const element = <FavouriteToggle productId={1} name="Detergent" isFavourite={false} variant="button" />;
    return <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />;
  };
  chooseTexts({ "favourite.add": "Pune la inimă" });
  const served = renderToString(page());
  expect(served).toContain("Pune la inimă");
  const hydrate = async (): Promise<{ shown: string | null; faults: unknown[] }> => {
    const place = document.createElement("div");
    place.innerHTML = served;
    const faults: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(place, page(), { onRecoverableError: (error) => faults.push(error) }),
    );
    const shown = place.querySelector("button")?.textContent ?? null;
    act(() => root.unmount());
    return { shown, faults };
  };
  expect(await hydrate()).toEqual({ shown: "Pune la inimă", faults: [] });
  chooseTexts();
  expect(await hydrate()).toEqual({ shown: "Adaugă la favorite", faults: [expect.any(Error)] });
});
