import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { changeFoundOrder } from "./find-order-action.server.ts";
import { loadFoundOrder } from "./load.server.ts";
import { FindOrderScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadFoundOrder(context, url);
}

export function action({ request, context }: ActionFunctionArgs) {
  return changeFoundOrder({ request, context });
}

/** A prefetched answer would be kept for ten seconds: the order may be another by then. */
export const headers = () => ({ "cache-control": "private, no-store" });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <FindOrderScreen data={useLoaderData<typeof loader>()} />;
}
