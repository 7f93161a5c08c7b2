import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { loadOffers } from "./load.server.ts";
import { OffersScreen } from "./screen.tsx";
import { requireOwnApi } from "../../../session/guards.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadOffers(context);
};

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(OffersScreen);
