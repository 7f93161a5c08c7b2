import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { changeAccess, loadPassword } from "./password.server.ts";
import { PasswordScreen } from "./screen.tsx";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPassword(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => changeAccess({ request, context });

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(PasswordScreen);
