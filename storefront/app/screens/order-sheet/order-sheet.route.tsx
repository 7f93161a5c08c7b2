import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadOrderSheet } from "./load.server.ts";
import { changeSheet } from "./order-sheet.server.ts";
import { OrderSheetScreen } from "./screen.tsx";
import { requireOwnApi } from "../../session/guards.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadOrderSheet(context, url);
};

export const action = ({ request, context }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return changeSheet({ request, context });
};

export { headOfScreen as meta, noStoreHeaders as headers } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(OrderSheetScreen);
