import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../page/screen-route.tsx";
import { loadOffer } from "./load.server.ts";
import { answerOffer } from "./offer.server.ts";
import { OfferScreen } from "./screen.tsx";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadOffer(context, params.token ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  answerOffer(context, params.token ?? "", request);

export { headOfScreen as meta, noStoreHeaders as headers } from "../page/screen-route.tsx";

export default screenOf<typeof loader>(OfferScreen);
