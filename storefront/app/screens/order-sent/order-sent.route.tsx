import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadOrderSent } from "./load.server.ts";
import { makeAccount } from "./make-account.server.ts";
import { OrderSentScreen } from "./screen.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadOrderSent(context);

export const action = ({ request, context }: ActionFunctionArgs) => makeAccount({ request, context });

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(OrderSentScreen);
