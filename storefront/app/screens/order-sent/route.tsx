import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadOrderSent } from "./load.server.ts";
import { OrderSentScreen } from "./screen.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadOrderSent(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <OrderSentScreen data={useLoaderData<typeof loader>()} />;
}
