import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { isTodayOutdated, TodayProvider, useToday } from "./shop-now.tsx";

afterEach(cleanup);

function Promised() {
  return <p>{useToday()?.delivery?.to ?? "nimic promis"}</p>;
}

/** A page whose layout was told what holds until that moment. */
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

it("tells nothing any more once its moment has come, however long the page stays open", async () => {
  open(new Date(Date.now() + 2_000));
  expect(screen.getByText("2026-11-24")).toBeDefined();
  expect(isTodayOutdated()).toBe(false);
  await waitFor(() => expect(screen.getByText("nimic promis")).toBeDefined());
  expect(isTodayOutdated()).toBe(true);
  cleanup();
  expect(isTodayOutdated()).toBe(false);
});

it("tells nothing on a page that comes back after its moment", async () => {
  open(new Date(Date.now() - 1_000));
  await waitFor(() => expect(screen.getByText("nimic promis")).toBeDefined());
});
