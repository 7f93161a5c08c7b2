import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub, Link, Outlet, useFetcher } from "react-router";
import { afterEach, expect, it } from "vitest";
import { shouldRevalidate } from "../root.tsx";
import { useLayoutData } from "../session/layout-data.ts";
import { SettleReload } from "./pending-reload.tsx";

afterEach(cleanup);

function Layout() {
  const { Form } = useFetcher();
  return (
    <>
      <SettleReload />
      <p>{useLayoutData()?.shopName}</p>
      <Form method="post" action="/change">
        <button>Schimbă</button>
      </Form>
      <Link to="/next">Mai departe</Link>
      <Outlet />
    </>
  );
}

function open({ isPartial = false } = {}) {
  const shop = { name: "Vechi", asked: 0, isPartial, answerSecond: (): void => undefined };
  const loader = async () => {
    shop.asked += 1;
    if (shop.asked === 2 && !shop.isPartial)
      await new Promise<void>((resolve) => (shop.answerSecond = resolve));
    return { shopName: shop.name, ...(shop.isPartial && { isPartial: true }) };
  };
  const children = [
    { path: "", Component: () => <p>Întâi</p> },
    { path: "next", Component: () => <p>A doua</p>, loader: () => null },
    { path: "change", action: () => void (shop.name = "Nou"), Component: () => null },
  ];
  const Shop = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: Layout,
      loader,
      shouldRevalidate,
      children,
      HydrateFallback: () => null,
    },
  ]);
  render(<Shop />);
  return shop;
}

it("the layout is reloaded after a navigation aborted the reload that followed a form", async () => {
  const shop = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Schimbă" }));
  await expect.poll(() => shop.asked).toBe(2);
  await user.click(screen.getByRole("link", { name: "Mai departe" }));
  expect(await screen.findByText("A doua")).toBeDefined();
  expect(screen.getByText("Nou")).toBeDefined();
  await act(async () => shop.answerSecond());
  expect(shop.asked).toBe(3);
  await user.click(screen.getByRole("link", { name: "Mai departe" }));
  expect(shop.asked).toBe(3);
});

it("the layout is reloaded with each navigation while visitor data are missing", async () => {
  const shop = open({ isPartial: true });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("link", { name: "Mai departe" }));
  expect(await screen.findByText("A doua")).toBeDefined();
  await expect.poll(() => shop.asked).toBe(2);
  shop.isPartial = false;
  for (const requested of [3, 3]) {
    await user.click(screen.getByRole("link", { name: "Mai departe" }));
    await expect.poll(() => shop.asked).toBe(requested);
  }
});
