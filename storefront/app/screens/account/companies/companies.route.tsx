import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { loadCompanies } from "./load.server.ts";
import { changeCompanies } from "./save.server.ts";
import { CompaniesScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadCompanies(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => changeCompanies({ request, context });

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(CompaniesScreen);
