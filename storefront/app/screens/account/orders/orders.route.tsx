import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { loadOrders } from "./load.server.ts";
import { OrdersScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadOrders(context, url);

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(OrdersScreen);
