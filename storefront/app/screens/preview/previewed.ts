/** Screens that can preview drafts: those of the catch-all route and the home page. */
import { lazyScreen } from "../../navigation/lazy-screen.tsx";
import { SCREENS } from "../screens.ts";

export const PREVIEWED = { ...SCREENS, home: lazyScreen(() => import("../home/preview.tsx")) };
