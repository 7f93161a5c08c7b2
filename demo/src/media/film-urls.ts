import type { BaseProduct } from "../catalogue/authoring.ts";
import { mediaUrl } from "./version.ts";

/** Short films where the author asked for one. */
export function filmUrls(base: BaseProduct): string[] {
  return base.video ? [`${mediaUrl(`film/${base.key}`, base.drawing)}.webm`] : [];
}
