import type { Scene } from "../../media/scenes.ts";

/** The rooms behind the landing pages, drawn wide and for phones. */
export const LANDING_SCENES: readonly [string, Pick<Scene, "theme" | "categories">][] = [
  [
    "landing-primavara",
    { theme: "garden", categories: ["geamuri-si-oglinzi", "lavete", "galeti", "mopuri"] },
  ],
  ["landing-horeca", { theme: "kitchen", categories: ["degresanti", "vase-profesional", "prosoape-rola"] }],
  ["landing-birou", { theme: "office", categories: ["hartie-igienica", "sapun-lichid", "cosuri-interior"] }],
];
