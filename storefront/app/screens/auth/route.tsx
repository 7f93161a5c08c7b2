import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { authenticate } from "./auth-action.server.ts";
import { loadAuth } from "./load.server.ts";
import { AuthScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadAuth(context, url);
}

export function action({ request, context }: ActionFunctionArgs) {
  return authenticate({ request, context });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <AuthScreen data={useLoaderData<typeof loader>()} />;
}
