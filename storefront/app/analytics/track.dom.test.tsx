import { cleanup, render, waitFor } from "@testing-library/react";
import { useEffect, useEffectEvent } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { OrderAction } from "./order-events.ts";
import { storePurchaseEvent, useTrackPurchase } from "./purchase-event.ts";
import { useTrack } from "./track.ts";

const TRACKING = { tagManager: "GTM-TEST", pixel: "123", retargeting: "CHEIE" };

// Treat scripts as loaded, so that the test requests nothing from third parties.
const { settings } = Reflect.get(window, "happyDOM") as { settings: Record<string, unknown> };
settings.handleDisabledFileLoadingAsSuccess = true;

afterEach(cleanup);
afterAll(() => {
  settings.handleDisabledFileLoadingAsSuccess = false;
  for (const name of ["dataLayer", "fbq", "_fbq", "_ra", "_ra_key"]) Reflect.deleteProperty(window, name);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.dataLayer = [];
  Reflect.set(window, "_ra", { ready: true, saveOrder: (...args: unknown[]) => saved.push(args) });
  saved.length = 0;
});
const saved: unknown[][] = [];

function agree(ids: string): void {
  document.cookie = `consent=${ids}; path=/`;
}

function renderPage(Page: () => null): void {
  const router = createMemoryRouter([{ id: "root", path: "*", Component: Page, loader: () => null }], {
    hydrationData: { loaderData: { root: { tracking: TRACKING } } },
  });
  render(<RouterProvider router={router} />);
}

function OrderPage(): null {
  useTrackPurchase();
  return null;
}

const anOrder = (randomID: string) =>
  ({
    order: { randomID, email: "ana@example.com", total: 10, total_vat: 1, delivery_price: 0, products: [] },
    value: 10,
    coupon: null,
  }) as unknown as OrderAction;

const purchases = () =>
  (window.dataLayer as { event?: string; ecommerce?: { transaction_id?: string } }[])
    .filter(({ event }) => event === "purchase")
    .map(({ ecommerce }) => ecommerce?.transaction_id);

it("a purchase is sent once, and includes buyer data only after consent to sharing user data", async () => {
  agree("46.10");
  for (let opened = 0; opened < 3; opened++) {
    storePurchaseEvent(anOrder("a1"));
    renderPage(OrderPage);
  }
  storePurchaseEvent(anOrder("a2"));
  renderPage(OrderPage);
  await waitFor(() => expect(purchases()).toEqual(["a1", "a2"]));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(JSON.stringify(window.dataLayer)).not.toContain("ana@example.com");
});

it("a third party receives events only if the visitor consented to it", async () => {
  agree("10");
  storePurchaseEvent(anOrder("b1"));
  renderPage(OrderPage);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(purchases()).toEqual([]);
});

it("the order's event is discarded without consent", async () => {
  agree("");
  storePurchaseEvent(anOrder("c1"));
  renderPage(OrderPage);
  agree("46.10");
  function Later(): null {
    const track = useTrack();
    const trackSignup = useEffectEvent(() => track("newsletter-signup", {}));
    useEffect(() => trackSignup(), []);
    return null;
  }
  renderPage(Later);
  await waitFor(() => expect(window.dataLayer).toContainEqual({ event: "newsletter-signup" }));
  expect([purchases(), saved]).toEqual([[], []]);
  expect(localStorage.getItem("toldorders")).toBeNull();
});
