import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { requireOwnApi } from "../../../session/guards.server.ts";
import { loadRecurringOrders, moveRecurringOrder } from "./recurring-orders.server.ts";
import { RecurringOrdersScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadRecurringOrders(context, url);
};

export const action = ({ request, context }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return moveRecurringOrder({ request, context });
};

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(RecurringOrdersScreen);
