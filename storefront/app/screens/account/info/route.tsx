import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { changePerson, loadInfo } from "./info.server.ts";
import { InfoScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadInfo(context, url);
}

export function action({ request, context }: ActionFunctionArgs) {
  return changePerson({ request, context });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <InfoScreen data={useLoaderData<typeof loader>()} />;
}
