import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { cancel } from "./cancel.server.ts";
import { loadOrder } from "./load.server.ts";
import { OrderScreen } from "./screen.tsx";

export function loader({ context, params, url }: LoaderFunctionArgs) {
  return loadOrder({ context, id: params.id ?? "", url });
}

/** The page's one form. */
export function action({ context, params }: ActionFunctionArgs) {
  return cancel(context, params.id ?? "");
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <OrderScreen data={useLoaderData<typeof loader>()} />;
}
