import { lazyScreen } from "../../navigation/lazy-screen.tsx";
import { SCREENS } from "../screens.ts";

export const PREVIEWED = { ...SCREENS, home: lazyScreen(() => import("../home/preview.tsx")) };
