import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../page/screen-route.tsx";
import { loadOrderSheet } from "./load.server.ts";
import { changeSheet } from "./order-sheet.server.ts";
import { OrderSheetScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadOrderSheet(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => changeSheet({ request, context });

export { headOfScreen as meta, noStoreHeaders as headers } from "../page/screen-route.tsx";

export default screenOf<typeof loader>(OrderSheetScreen);
