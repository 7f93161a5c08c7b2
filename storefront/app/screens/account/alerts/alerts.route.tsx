import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../page/screen-route.tsx";
import { cancelAlert, loadAlerts } from "./alerts.server.ts";
import { AlertsScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadAlerts(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => cancelAlert({ request, context });

export { headOfScreen as meta } from "../../page/screen-route.tsx";

export default screenOf<typeof loader>(AlertsScreen);
