import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { authenticate } from "./auth-action.server.ts";
import { loadAuth } from "./load.server.ts";
import { AuthScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadAuth(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => authenticate({ request, context });

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(AuthScreen);
