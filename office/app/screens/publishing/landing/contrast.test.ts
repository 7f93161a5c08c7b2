import { expect, it } from "vitest";
import { colourOf, hexOf, lowContrasts } from "./contrast.ts";

it.each([
  ["#fff", [255, 255, 255, 1]],
  ["#16181d80", [22, 24, 29, 128 / 255]],
  ["rgba(22, 24, 29, .5)", [22, 24, 29, 0.5]],
  ["hsl(0, 100%, 50%)", [255, 0, 0, 1]],
  ["White", [255, 255, 255, 1]],
  ["roșu", undefined],
  ["url(x)", undefined],
])("colourOf(%s) is %j", (text, colour) => {
  expect(colourOf(text)).toEqual(colour);
});

it("lowContrasts returns colour pairs with low contrast and their ratio", () => {
  expect(lowContrasts({})).toEqual([]);
  expect(lowContrasts({ "text-color": "#999999", "title-color": "#111111" })).toEqual([
    { what: "Textul pe fundalul conținutului", ratio: 2.84 },
  ]);
  const titles = lowContrasts({ "title-color": "white", "background-title": "#1a7f37" });
  expect(titles.map(({ what }) => what)).toEqual(["Titlurile pe fundalul conținutului"]);
  expect(lowContrasts({ "background-call-action": "yellow" })[0]?.what).toBe("Reducerile de pe produse");
});

it("lowContrasts takes transparency into account", () => {
  expect(lowContrasts({ "text-color": "#00000033" })).toHaveLength(2);
  expect(hexOf("#00000033")).toBeUndefined();
  expect(hexOf("rgb(26, 127, 55)")).toBe("#1a7f37");
});
