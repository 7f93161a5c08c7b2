import { describe, expect, it } from "vitest";
import { filledRows, pressed, rowsIn } from "./rows.ts";

const shape = { name: "links", parts: ["name", "url"], max: 30 };
const rows = [
  { name: "Promoții", url: "/promotii" },
  { name: "Blog", url: "/blog" },
];

it("rowsIn reads back the rows that filledRows wrote, except empty ones", () => {
  expect(rowsIn(filledRows("links", rows), shape)).toEqual(rows);
  expect(rowsIn({ "links.4.name": "Blog", "links.5.name": " " }, shape)).toEqual([{ name: "Blog", url: "" }]);
  expect(rowsIn({ "links.30.name": "prea multe" }, shape)).toEqual([]);
});

describe("row button", () => {
  const after = (press: string) => pressed(["a", "b", "c"], press, () => "nou").join("");

  it.each([
    ["up.1", "bac"],
    ["up.0", "abc"],
    ["down.1", "acb"],
    ["down.2", "abc"],
    ["drop.1", "ac"],
    ["move.0.2", "bca"],
    ["move.2.0", "cab"],
    ["add", "abcnou"],
  ])("the row button %s turns abc into %s", (press, made) => {
    expect(after(press)).toBe(made);
  });

  it.each(["", "up", "up.9", "up.-1", "up.1e9", "drop.__proto__", "sort.1", "move.1", "move.1.x"])(
    "the invalid row button %j changes nothing",
    (press) => {
      expect(after(press)).toBe("abc");
    },
  );
});
