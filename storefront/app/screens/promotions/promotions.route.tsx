import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadPromotions } from "./load.server.ts";
import { PromotionsScreen } from "./screen.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadPromotions(context);

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(PromotionsScreen);
