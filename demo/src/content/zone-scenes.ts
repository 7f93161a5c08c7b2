import type { Scene } from "../media/scenes.ts";

/** The rooms of the colour code: red toilets, yellow basins, green kitchen, blue everything else. */
export const ZONE_SCENES: readonly [string, Pick<Scene, "theme" | "categories" | "act" | "goods">][] = [
  [
    "zone-red",
    {
      theme: "washroom",
      categories: [],
      act: { name: "toilet", colour: "#d8403c" },
      goods: ["galeata-gradata-izvor-6-l-rosie"],
    },
  ],
  [
    "zone-yellow",
    {
      theme: "washroom",
      categories: [],
      act: { name: "basin", colour: "#ecc531" },
      goods: ["galeata-gradata-izvor-6-l-galbena"],
    },
  ],
  [
    "zone-green",
    {
      theme: "kitchen",
      categories: [],
      act: { name: "worktop", colour: "#3f9d4f" },
      goods: ["galeata-gradata-izvor-6-l-verde"],
    },
  ],
  [
    "zone-blue",
    {
      theme: "office",
      categories: [],
      act: { name: "desk", colour: "#2f8fd0" },
      goods: ["galeata-gradata-izvor-6-l-albastra"],
    },
  ],
];
