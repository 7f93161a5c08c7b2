import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { withdraw } from "./declare.server.ts";
import { loadWithdrawal } from "./load.server.ts";
import { WithdrawalScreen } from "./screen.tsx";
import { requireOwnApi } from "../../session/guards.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadWithdrawal(context, url);
};

export const action = ({ request, context, url }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return withdraw({ request, context, url });
};

export { headOfScreen as meta, noStoreHeaders as headers } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(WithdrawalScreen);
