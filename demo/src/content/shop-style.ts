import type { BrandStyle } from "../drawing/index.ts";

/** The shop's own logo, in the red of its buttons. */
export const SHOP_STYLE: BrandStyle = {
  name: "Curat",
  palette: { main: "#c8102e", dark: "#16181d", light: "#fdecef", contrast: "#1a7f37" },
  mark: "drop",
  typeface: "geometric",
  fillsLogo: true,
};
