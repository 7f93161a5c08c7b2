/** The screens of what can be previewed: those of addresses, and the home page's, which has a route of its own. */
import { lazyScreen } from "../../navigation/lazy-screen.tsx";
import { SCREENS } from "../screens.ts";

export const PREVIEWED = { ...SCREENS, home: lazyScreen(() => import("../home/preview.tsx")) };
