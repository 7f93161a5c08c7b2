import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { loadOrders } from "./load.server.ts";
import { OrdersScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadOrders(context, url);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <OrdersScreen data={useLoaderData<typeof loader>()} />;
}
