import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { cancelAlert, loadAlerts } from "./alerts.server.ts";
import { AlertsScreen } from "./screen.tsx";
import { requireOwnApi } from "../../../session/guards.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadAlerts(context, url);
};

export const action = ({ request, context }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return cancelAlert({ request, context });
};

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(AlertsScreen);
