import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { cancelAlert, loadAlerts } from "./alerts.server.ts";
import { AlertsScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadAlerts(context, url);
}

export function action({ request, context }: ActionFunctionArgs) {
  return cancelAlert({ request, context });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <AlertsScreen data={useLoaderData<typeof loader>()} />;
}
