import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { toCartView } from "../../../session/cart/cart-view.ts";
import { aCart, anItem } from "../../../testing/a-cart.ts";
import type { CheckoutState } from "../state/checkout-state.ts";
import { CartTable } from "./cart-table.tsx";
import { Summary } from "./summary.tsx";

afterEach(cleanup);

function show(deliveries: string[], lineNotes: Record<number, string[]> = {}): void {
  const cartitems = deliveries.map((livrare, at) =>
    anItem({ id: at + 1, product: `Mop ${at + 1}`, livrare }),
  );
  const { lines } = toCartView(aCart({ cartitems }));
  // No request is pending for any line.
  const state = { is: "resting", wished: {}, page: {} } as unknown as CheckoutState;
  render(
    <CartTable
      lines={lines}
      lineNotes={lineNotes}
      state={state}
      dispatch={() => {}}
      errors={undefined}
      notes={[]}
    />,
  );
}
const details = (name: string) => screen.getByRole("button", { name: `Detalii: ${name}` });

it("the cart shows a shared delivery time once, and differing ones per line", () => {
  show(["Livrare in 2-3 zile", "Livrare in 2-3 zile"]);
  expect(screen.getAllByText("Livrare in 2-3 zile")).toHaveLength(1);
  cleanup();
  show(["Livrare in 2-3 zile", "Livrare in 5 zile"]);
  expect(screen.getAllByText(/^Livrare in/)).toHaveLength(2);
});

it("the cart on a phone collapses a line until it is opened or has a message", async () => {
  show(["", ""], { 2: ["Cantitatea maxima este de 5 buc per produs"] });
  expect(["Mop 1", "Mop 2"].map((name) => details(name).getAttribute("aria-expanded"))).toEqual([
    "false",
    "true",
  ]);
  await userEvent.click(details("Mop 1"));
  expect(details("Mop 1").getAttribute("aria-expanded")).toBe("true");
});

it("the cart summary shows net amounts first to companies and no net amounts to consumers", () => {
  const sums = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
  const cartitems = [anItem({ price: 50, subtotal: 100, subtotal_net: 82.64 })];
  const totals = { grandtotal: 119.99, total_delivery: 19.99, total_vat: 20.83 };
  const net = { grandtotal_net: 99.16, delivery_net: 16.52 };
  const view = (more: object) => toCartView(aCart({ cartitems, totals: { ...totals, ...more } })).totals;
  const showSummary = (more: object) => {
    const element = <Summary totals={view(more)} isEstimate={false} isChanging={false} />;
    const routes = [{ path: "/", id: "root", element }];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
  };
  showSummary(net);
  // Each amount is rendered twice: once for screen readers and once visibly.
  expect(sums().slice(0, 4)).toEqual([
    "82.64 lei82,64 lei fără TVA100.00 lei100,00 lei cu TVA",
    "16.52 lei16,52 lei fără TVA19.99 lei19,99 lei cu TVA",
    "99.16 lei99,16 lei",
    "119.99 lei119,99 lei",
  ]);
  cleanup();
  showSummary({});
  expect(sums().join(" ")).not.toContain("TVA");
});
