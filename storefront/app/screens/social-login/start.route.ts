/** `/account/login/{provider}`: sends the visitor to the provider. */
import type { LoaderFunctionArgs } from "react-router";
import { redirectToProvider } from "./social-login.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<never> {
  return redirectToProvider(context, params.provider);
}

/** Never seen: with it an unknown provider answers the shop's page for what is not there. */
export default function Route() {
  return null;
}
