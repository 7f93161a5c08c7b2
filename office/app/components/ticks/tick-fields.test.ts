import { expect, it } from "vitest";
import { filledTicks, tickedIn } from "./tick-fields.ts";

it("tickedIn reads back the ids that filledTicks wrote and ignores other fields", () => {
  const form = new FormData();
  const fields = {
    ...filledTicks("category", [3, 12]),
    "category.x": "on",
    "category.": "on",
    categorys: "4",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(tickedIn(form, "category")).toEqual([3, 12]);
});
