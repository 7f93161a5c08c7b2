import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { loadPasswordReset, setPassword } from "./reset.server.ts";
import { PasswordResetScreen } from "./screen.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => loadPasswordReset(context);

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  setPassword({ request, context, token: params.token ?? "" });

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default function Route() {
  return <PasswordResetScreen />;
}
