import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Quantity } from "./quantity.tsx";

afterEach(cleanup);

/** A quantity between 1 and 5; what it told of itself. */
function aQuantity({ initial = 1, min = 1, max = 5 } = {}) {
  const onQuantity = vi.fn<(quantity: number) => void>();
  render(<Quantity name="qty" initial={initial} min={min} max={max} onQuantity={onQuantity} />);
  return onQuantity;
}
const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Cantitate" });
const button = (name: string) => screen.queryByRole("button", { name });
const said = () => screen.getByRole("status").textContent;

async function type(text: string): Promise<void> {
  await userEvent.tripleClick(field());
  await userEvent.keyboard(text);
}

it("says that a quantity of 0 is not possible and keeps the least", async () => {
  aQuantity({ min: 2, initial: 2 });
  await type("0");
  expect([said(), field().value]).toEqual(["Valoarea nu poate fi negativa!", "2"]);
});

it("says with the arrow down at one why nothing happens, and counts on with the arrow up", async () => {
  const onQuantity = aQuantity();
  expect(field().min).toBe("1");
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowDown}");
  expect([said(), field().value]).toEqual(["Valoarea nu poate fi negativa!", "1"]);
  await userEvent.keyboard("{ArrowUp}");
  expect([said(), field().value]).toEqual(["", "2"]);
  expect(onQuantity).toHaveBeenLastCalledWith(2);
});

it("has its buttons between its bounds alone, and caps what is over them in words", async () => {
  const onQuantity = aQuantity();
  expect([button("Mai puțin"), button("Mai mult")]).toEqual([null, expect.anything()]);
  await userEvent.click(button("Mai mult") ?? document.body);
  expect([field().value, button("Mai puțin")]).toEqual(["2", expect.anything()]);
  await type("5");
  expect(button("Mai mult")).toBeNull();
  await type("6");
  expect([said(), field().value]).toEqual(["Cantitatea maxima este de 5 buc per produs", "5"]);
  expect(onQuantity).toHaveBeenLastCalledWith(5);
});

it("names its field and its buttons by what is counted, so that several on a page are told apart", () => {
  render(<Quantity name="qty" of="Mop" initial={2} min={1} max={5} />);
  expect(screen.getByRole("spinbutton", { name: "Cantitate: Mop" })).not.toBeNull();
  expect([button("Mai puțin: Mop"), button("Mai mult: Mop")]).not.toContain(null);
});

it("gives the focus to the field when a button goes at its bound", async () => {
  aQuantity({ max: 2 });
  await userEvent.click(button("Mai mult") ?? document.body);
  expect([field().value, document.activeElement]).toEqual(["2", field()]);
});

it.each([
  ["500", "5", "Cantitatea maxima este de 5 buc per produs"],
  ["0", "1", "Valoarea nu poate fi negativa!"],
])(
  "keeps its sentence about %s when the field is left, until the next number",
  async (typed, kept, sentence) => {
    aQuantity({ initial: 2 });
    await type(typed);
    await userEvent.tab();
    expect([said(), field().value]).toEqual([sentence, kept]);
    await type("3");
    expect([said(), field().value]).toEqual(["", "3"]);
  },
);

it("takes digits alone", async () => {
  aQuantity({ initial: 3 });
  await type("-2e.");
  expect(field().value).toBe("2");
});

it("tells the least that an emptied field goes back to when it is left, not its quantity of before", async () => {
  const onQuantity = aQuantity({ initial: 5, min: 2 });
  await userEvent.clear(field());
  expect(onQuantity).not.toHaveBeenCalled();
  await userEvent.tab();
  expect([field().value, onQuantity.mock.calls]).toEqual(["2", [[2]]]);
});
