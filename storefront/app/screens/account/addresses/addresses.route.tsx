import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { loadAddresses } from "./load.server.ts";
import { changeAddresses } from "./save.server.ts";
import { AddressesScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadAddresses(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => changeAddresses({ request, context });

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(AddressesScreen);
