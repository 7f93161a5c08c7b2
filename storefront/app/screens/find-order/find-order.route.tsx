import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { changeFoundOrder } from "./find-order-action.server.ts";
import { loadFoundOrder } from "./load.server.ts";
import { FindOrderScreen } from "./screen.tsx";
import { requireOwnApi } from "../../session/guards.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadFoundOrder(context, url);
};

export const action = ({ request, context }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return changeFoundOrder({ request, context });
};

export { headOfScreen as meta, noStoreHeaders as headers } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(FindOrderScreen);
