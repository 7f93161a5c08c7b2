import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadPromotions } from "./load.server.ts";
import { PromotionsScreen } from "./screen.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPromotions(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <PromotionsScreen data={useLoaderData<typeof loader>()} />;
}
