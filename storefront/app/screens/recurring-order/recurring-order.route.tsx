import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { requireOwnApi } from "../../session/guards.server.ts";
import { answerDraft, loadDraft } from "./recurring-order.server.ts";
import { RecurringOrderScreen } from "./screen.tsx";

export const loader = ({ context, params, url }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadDraft(context, params.link ?? "", url);
};

export const action = ({ request, context, params }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return answerDraft(context, params.link ?? "", request);
};

export { headOfScreen as meta, noStoreHeaders as headers } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(RecurringOrderScreen);
