import { BATHROOM_REVIEWS } from "./bathroom.ts";
import { FLOOR_REVIEWS } from "./floors.ts";
import { HOME_REVIEWS } from "./home.ts";
import { HYGIENE_REVIEWS } from "./hygiene.ts";
import { KITCHEN_REVIEWS } from "./kitchen.ts";
import { LAUNDRY_AND_PAPER_REVIEWS } from "./laundry-and-paper.ts";
import { MACHINE_REVIEWS } from "./machines.ts";
import type { ReviewsByBase } from "./review.ts";
import { TOOL_REVIEWS } from "./tools.ts";

/** All reviews of the demo. */
export const REVIEWS: ReviewsByBase = {
  ...FLOOR_REVIEWS,
  ...BATHROOM_REVIEWS,
  ...HOME_REVIEWS,
  ...KITCHEN_REVIEWS,
  ...HYGIENE_REVIEWS,
  ...LAUNDRY_AND_PAPER_REVIEWS,
  ...TOOL_REVIEWS,
  ...MACHINE_REVIEWS,
};
