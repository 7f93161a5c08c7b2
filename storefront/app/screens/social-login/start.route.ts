/** `/account/login/{provider}` redirects to the social login provider. */
import type { LoaderFunctionArgs } from "react-router";
import { redirectToProvider } from "./social-login.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<never> {
  return redirectToProvider(context, params.provider);
}

/** Never rendered. Without a component, an unknown provider would not show the 404 page. */
export default function Route() {
  return null;
}
