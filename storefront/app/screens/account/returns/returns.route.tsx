import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { requestReturnForm } from "./ask.server.ts";
import { loadReturns } from "./load.server.ts";
import { ReturnsScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadReturns(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => requestReturnForm({ request, context });

export { reloadAfterRefusal as shouldRevalidate } from "../../../navigation/reload-after-refusal.ts";

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(ReturnsScreen);
