/** `/account/login/{provider}`: redirects the visitor to the provider. */
import type { LoaderFunctionArgs } from "react-router";
import { redirectToProvider } from "./social-login.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<never> {
  return redirectToProvider(context, params.provider);
}

/** Never rendered, but needed for the shop's 404 page in case of an unknown provider. */
export default function Route() {
  return null;
}
