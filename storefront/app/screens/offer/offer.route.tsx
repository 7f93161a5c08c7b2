import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadOffer } from "./load.server.ts";
import { answerOffer } from "./offer.server.ts";
import { OfferScreen } from "./screen.tsx";
import { requireOwnApi } from "../../session/guards.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadOffer(context, params.token ?? "");
};

export const action = ({ request, context, params }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return answerOffer(context, params.token ?? "", request);
};

export { headOfScreen as meta, noStoreHeaders as headers } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(OfferScreen);
