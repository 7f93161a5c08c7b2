import type { Typeface } from "../text/fonts.ts";
import type { LogoMark } from "./marks.ts";

/** What makes a brand recognisable: name, colours, sign and type. */
export interface BrandStyle {
  name: string;
  palette: {
    /** The colour that people remember. */
    main: string;
    /** For text and depth. */
    dark: string;
    /** A pale tint for grounds. */
    light: string;
    /** The second colour beside the main one. */
    contrast: string;
  };
  mark: LogoMark;
  typeface: Typeface;
  /** The logo's picture has no margin: it stands alone in a header. */
  fillsLogo?: boolean;
}
