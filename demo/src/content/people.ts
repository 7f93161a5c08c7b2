import type { PortraitSpec } from "../drawing/index.ts";
import { mediaUrl } from "../media/version.ts";

/** The people of the shop whose face is shown, by the name of their picture. */
export const PORTRAITS: Record<string, PortraitSpec> = {
  "mara-cozma": {
    skin: "#eec3a2",
    hair: "#4b2e20",
    shirt: "#f4f4f1",
    apron: "#c8102e",
    ground: "#dfe9ec",
  },
};

/** Who answers the phone of the demo shop. */
export const ANSWERS = {
  name: "Mara Cozma",
  role: "consiliază clienții Curat din 2014",
  picture: mediaUrl("person/mara-cozma", PORTRAITS["mara-cozma"]),
};
