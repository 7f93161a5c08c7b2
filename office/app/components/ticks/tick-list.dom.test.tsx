import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TickList } from "./tick-list.tsx";
import { filledTicks, tickedIn } from "./tick-fields.ts";

afterEach(cleanup);

const OPTIONS = [
  { value: "3", label: "Săpunuri" },
  { value: "4", label: "Bureți" },
];

it("a checkbox list submits ticked values, including those without a visible checkbox", () => {
  const filled = filledTicks("category", [3, 77]);
  render(
    <form aria-label="formular">
      <TickList name="category" label="Categorii" options={OPTIONS} refused={undefined} filled={filled} />
    </form>,
  );
  expect(screen.getByText("Categorii (1)")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Bureți" }).checked).toBe(false);
  const form = new FormData(screen.getByRole<HTMLFormElement>("form", { name: "formular" }));
  expect(tickedIn(form, "category").toSorted((one, other) => one - other)).toEqual([3, 77]);
});
