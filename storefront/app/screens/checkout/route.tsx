import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadCheckout } from "./load.server.ts";
import { CheckoutScreen } from "./screen.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadCheckout(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <CheckoutScreen data={useLoaderData<typeof loader>()} />;
}
