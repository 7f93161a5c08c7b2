import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { changeAccess, loadPassword } from "./password.server.ts";
import { PasswordScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadPassword(context, url);
}

export function action({ request, context }: ActionFunctionArgs) {
  return changeAccess({ request, context });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <PasswordScreen data={useLoaderData<typeof loader>()} />;
}
