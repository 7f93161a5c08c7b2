import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { SocialLoginScreen } from "./screen.tsx";
import { finishLogin, linkAccount } from "./social-login.server.ts";

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  finishLogin({ request, context, provider: params.provider });

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  linkAccount({ request, context, provider: params.provider });

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default function Route() {
  return <SocialLoginScreen question={useLoaderData<typeof loader>().question} />;
}
