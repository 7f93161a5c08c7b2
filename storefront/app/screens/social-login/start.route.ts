/** `/account/login/{provider}`: redirects the visitor to the provider. */
import type { LoaderFunctionArgs } from "react-router";
import { redirectToProvider } from "./social-login.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<never> {
  return redirectToProvider(context, params.provider);
}

/** Never rendered; needed so that an unknown provider shows the shop's 404 page. */
export default function Route() {
  return null;
}
