import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../page/screen-route.tsx";
import { loadOffers } from "./load.server.ts";
import { OffersScreen } from "./screen.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadOffers(context);

export { headOfScreen as meta } from "../../page/screen-route.tsx";

export default screenOf<typeof loader>(OffersScreen);
