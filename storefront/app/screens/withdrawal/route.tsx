import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { withdraw } from "./declare.server.ts";
import { loadWithdrawal } from "./load.server.ts";
import { WithdrawalScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadWithdrawal(context, url);
}

export function action({ request, context, url }: ActionFunctionArgs) {
  return withdraw({ request, context, url });
}

/** A prefetched answer would be kept for ten seconds: the order may be another by then. */
export const headers = () => ({ "cache-control": "private, no-store" });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <WithdrawalScreen data={useLoaderData<typeof loader>()} />;
}
