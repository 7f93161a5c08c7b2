import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { isTodayOutdated, TodayProvider, useToday } from "./shop-now.tsx";

afterEach(cleanup);

function Promised() {
  return <p>{useToday()?.delivery?.to ?? "nimic promis"}</p>;
}

function open(until: Date): void {
  const order_by = { day: "2026-11-23", clock: "13:00" };
  const delivery = { from: "2026-11-24", to: "2026-11-24", order_by };
  const today = { day: "2026-11-23", until: until.toISOString(), delivery, county: null, answers: null };
  const element = (
    <TodayProvider>
      <Outlet />
    </TodayProvider>
  );
  const routes = [{ id: "root", path: "/", element, children: [{ index: true, element: <Promised /> }] }];
  const hydrationData = { loaderData: { root: { today } } };
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
}

it("an open page hides the promise once it expires", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  open(new Date(Date.now() + 600_000));
  expect(screen.getByText("2026-11-24")).toBeDefined();
  expect(isTodayOutdated()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(599_000));
  expect(screen.getByText("2026-11-24")).toBeDefined();
  // Advances until just after the expiry. The reload follows at a random time within 20 s.
  await act(() => vi.advanceTimersByTimeAsync(1_051));
  expect(screen.getByText("nimic promis")).toBeDefined();
  expect(isTodayOutdated()).toBe(true);
  cleanup();
  expect(isTodayOutdated()).toBe(false);
});

it("a page restored after the promise has expired hides it", async () => {
  open(new Date(Date.now() - 1_000));
  await waitFor(() => expect(screen.getByText("nimic promis")).toBeDefined());
});
