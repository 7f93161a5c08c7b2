import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadComparison } from "./load.server.ts";
import { CompareScreen } from "./screen.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadComparison(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <CompareScreen data={useLoaderData<typeof loader>()} />;
}
