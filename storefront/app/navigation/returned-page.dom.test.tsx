import { act, render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

async function open() {
  const { ReturnedPage } = await import("./returned-page.tsx");
  const loader = vi.fn<() => null>(() => null);
  const Page = createRoutesStub([
    { path: "/", Component: ReturnedPage, loader, HydrateFallback: () => null },
  ]);
  await act(async () => void render(<Page />));
  return loader;
}

function show(persisted: boolean): Promise<void> {
  return act(async () => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));
}

it("all data are reloaded each time the page is restored from the back/forward cache", async () => {
  const loader = await open();
  expect(loader).toHaveBeenCalledTimes(1);
  await show(false);
  expect(loader).toHaveBeenCalledTimes(1);
  await show(true);
  expect(loader).toHaveBeenCalledTimes(2);
  await show(true);
  expect(loader).toHaveBeenCalledTimes(3);
});

it("all data are reloaded once if Back loaded the page from the HTTP cache", async () => {
  const entry = { type: "back_forward" } as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  const loader = await open();
  expect(loader).toHaveBeenCalledTimes(2);
});
