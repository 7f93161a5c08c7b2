import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { AddedItem, CartAnswer } from "../../session/cart/cart-answer.ts";
import { useAdding } from "./use-adding.ts";

afterEach(cleanup);

const ANSWER: Pick<CartAnswer, "kind" | "notices"> = { kind: "cart", notices: [] };

async function pressed(answer: CartAnswer) {
  const whenAdded = vi.fn<(added: AddedItem) => void>();
  function Adding() {
    const { Form, added, popup } = useAdding("Adăugat", whenAdded);
    return (
      <Form method="post" action="/cos/actiune">
        <button>Adaugă</button>
        <output>{added && popup.isOpen ? `${added.pieces} × ${added.terms?.price}` : "închis"}</output>
      </Form>
    );
  }
  const action = vi.fn<() => CartAnswer>(() => answer);
  const router = createMemoryRouter([
    { path: "/", element: <Adding /> },
    { path: "/cos/actiune", action },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole("button"));
  await vi.waitFor(() => expect(action).toHaveBeenCalledOnce());
  return { whenAdded, popup: screen.getByRole("status") };
}

it("the popup opens with the added quantity and its cart line's price", async () => {
  const added = { pieces: 10, terms: { price: 4.5, oldPrice: null, code: "B-1" } };
  const { whenAdded, popup } = await pressed({ ...ANSWER, done: "added", added });
  await vi.waitFor(() => {
    expect(popup.textContent).toBe("10 × 4.5");
    expect(whenAdded.mock.calls).toEqual([[added]]);
  });
});

it("the popup stays closed when nothing was added", async () => {
  const { whenAdded, popup } = await pressed({ ...ANSWER, done: undefined, cart: null });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([popup.textContent, whenAdded.mock.calls]).toEqual(["închis", []]);
});
