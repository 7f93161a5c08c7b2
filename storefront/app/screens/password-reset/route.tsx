import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadPasswordReset, setPassword } from "./reset.server.ts";
import { PasswordResetScreen } from "./screen.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPasswordReset(context);
}

export function action({ request, context, params }: ActionFunctionArgs) {
  return setPassword({ request, context, token: params.token ?? "" });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <PasswordResetScreen />;
}
