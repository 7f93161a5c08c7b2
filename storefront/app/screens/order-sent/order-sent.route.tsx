import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../page/screen-route.tsx";
import { loadOrderSent } from "./load.server.ts";
import { OrderSentScreen } from "./screen.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadOrderSent(context);

export { headOfScreen as meta } from "../page/screen-route.tsx";

export default screenOf<typeof loader>(OrderSentScreen);
