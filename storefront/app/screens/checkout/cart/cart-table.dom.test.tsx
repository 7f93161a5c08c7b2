import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { toCartView } from "../../../session/cart/cart-view.ts";
import { aCart, anItem } from "../../../testing/a-cart.ts";
import type { CheckoutState } from "../state/checkout-state.ts";
import { CartTable } from "./cart-table.tsx";

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
