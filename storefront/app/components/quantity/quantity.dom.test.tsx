import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Quantity } from "./quantity.tsx";

afterEach(cleanup);

function aQuantity({ initial = 1, min = 1, max = 5 } = {}) {
  const onQuantity = vi.fn<(quantity: number) => void>();
  render(<Quantity name="qty" initial={initial} min={min} max={max} onQuantity={onQuantity} />);
  return onQuantity;
}
const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Cantitate" });
const button = (name: string) => screen.queryByRole("button", { name });
const status = () => screen.getByRole("status").textContent;

async function type(text: string): Promise<void> {
  await userEvent.tripleClick(field());
  await userEvent.keyboard(text);
}

it("a quantity field refuses 0 with a message and keeps the minimum", async () => {
  aQuantity({ min: 2, initial: 2 });
  await type("0");
  expect([status(), field().value]).toEqual(["Valoarea nu poate fi negativa!", "2"]);
});

it("a quantity field changes with the arrow keys and shows a message at its minimum", async () => {
  const onQuantity = aQuantity();
  expect(field().min).toBe("1");
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowDown}");
  expect([status(), field().value]).toEqual(["Valoarea nu poate fi negativa!", "1"]);
  await userEvent.keyboard("{ArrowUp}");
  expect([status(), field().value]).toEqual(["", "2"]);
  expect(onQuantity).toHaveBeenLastCalledWith(2);
});

it("a quantity field hides a button at its limit, and reduces larger values to the maximum with a message", async () => {
  const onQuantity = aQuantity();
  expect([button("Mai puțin"), button("Mai mult")]).toEqual([null, expect.anything()]);
  await userEvent.click(button("Mai mult") ?? document.body);
  expect([field().value, button("Mai puțin")]).toEqual(["2", expect.anything()]);
  await type("5");
  expect(button("Mai mult")).toBeNull();
  await type("6");
  expect([status(), field().value]).toEqual(["Cantitatea maxima este de 5 buc per produs", "5"]);
  expect(onQuantity).toHaveBeenLastCalledWith(5);
});

it("a quantity field includes the product's name in all its labels", () => {
  render(<Quantity name="qty" of="Mop" initial={2} min={1} max={5} />);
  expect(screen.getByRole("spinbutton", { name: "Cantitate: Mop" })).not.toBeNull();
  expect([button("Mai puțin: Mop"), button("Mai mult: Mop")]).not.toContain(null);
});

it("a quantity field receives the focus when the pressed button disappears", async () => {
  aQuantity({ max: 2 });
  await userEvent.click(button("Mai mult") ?? document.body);
  expect([field().value, document.activeElement]).toEqual(["2", field()]);
});

it.each([
  ["500", "5", "Cantitatea maxima este de 5 buc per produs"],
  ["0", "1", "Valoarea nu poate fi negativa!"],
])("a quantity field keeps the message about %s after losing focus", async (typed, stored, sentence) => {
  aQuantity({ initial: 2 });
  await type(typed);
  await userEvent.tab();
  expect([status(), field().value]).toEqual([sentence, stored]);
  await type("3");
  expect([status(), field().value]).toEqual(["", "3"]);
});

it("a quantity field accepts only digits", async () => {
  aQuantity({ initial: 3 });
  await type("-2e.");
  expect(field().value).toBe("2");
});

it("an emptied quantity field reports the minimum when it loses focus", async () => {
  const onQuantity = aQuantity({ initial: 5, min: 2 });
  await userEvent.clear(field());
  expect(onQuantity).not.toHaveBeenCalled();
  await userEvent.tab();
  expect([field().value, onQuantity.mock.calls]).toEqual(["2", [[2]]]);
});
