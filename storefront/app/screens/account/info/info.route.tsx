import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { changePerson, loadInfo } from "./info.server.ts";
import { InfoScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadInfo(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => changePerson({ request, context });

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(InfoScreen);
