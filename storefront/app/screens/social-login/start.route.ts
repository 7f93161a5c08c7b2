/** `/account/login/{provider}` redirects to the provider. */
import type { LoaderFunctionArgs } from "react-router";
import { redirectToProvider } from "./social-login.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<never> {
  return redirectToProvider(context, params.provider);
}

/** Never rendered, but needed for the 404 page of an unknown provider. */
export default function Route() {
  return null;
}
