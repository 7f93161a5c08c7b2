import { expect, it } from "vitest";
import { toVariantGroups } from "./variant-groups.rules.ts";

const variant = (id: number, volume: string, pack: string, is_buyable = true) => ({
  id,
  url: `/cristalin-${id}`,
  is_buyable,
  values: { Volum: volume, Ambalare: pack },
});
const choicesOf = (family: ReturnType<typeof variant>[], own = family[0]) =>
  toVariantGroups(own?.id ?? 0, own?.values ?? {}, family).map(({ choices }) =>
    choices.map(({ value, info, changes }) => [value, info.url, changes]),
  );

it("toVariantGroups keeps the size when the packaging changes, or names the new size", () => {
  const family = [
    variant(1, "500 ml", "Bucată"),
    variant(2, "500 ml", "Bax 12 buc."),
    variant(3, "5 l", "Bucată"),
    variant(4, "5 l", "Bax 4 buc."),
  ];
  expect(choicesOf(family)).toEqual([
    [
      ["500 ml", "/cristalin-1", undefined],
      ["5 l", "/cristalin-3", undefined],
    ],
    [
      ["Bucată", "/cristalin-1", undefined],
      ["Bax 12 buc.", "/cristalin-2", undefined],
      ["Bax 4 buc.", "/cristalin-4", "5 l"],
    ],
  ]);
  expect(choicesOf(family, family[3])[0]).toEqual([
    ["500 ml", "/cristalin-1", "Bucată"],
    ["5 l", "/cristalin-4", undefined],
  ]);
});

it("toVariantGroups prefers a buyable variant among those that change the same number of values", () => {
  const family = [
    variant(1, "1 l", "Bucată"),
    variant(2, "5 l", "Bax 4", false),
    variant(3, "10 l", "Bax 4"),
  ];
  expect(choicesOf(family)[1]?.[1]).toEqual(["Bax 4", "/cristalin-3", "10 l"]);
});
