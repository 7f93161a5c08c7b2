import { preload } from "react-dom";
import latin from "@curat/ui/styles/fonts/gabarito-latin.woff2?url";
import romanian from "@curat/ui/styles/fonts/gabarito-romanian.woff2?url";

/** Preloads the heading font, for pages with a heading above the fold. */
export function preloadDisplayFace(): void {
  for (const href of [latin, romanian]) {
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}
