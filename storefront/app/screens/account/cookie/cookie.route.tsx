import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { loadRights } from "./load.server.ts";
import { sendRequest } from "./request.server.ts";
import { RightsScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadRights(context, url);

export const action = async ({ request, context }: ActionFunctionArgs) =>
  sendRequest(context, await request.formData());

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(RightsScreen);
