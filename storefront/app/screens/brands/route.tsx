import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadBrands } from "./load.server.ts";
import { BrandsScreen } from "./screen.tsx";

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadBrands(context, url);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <BrandsScreen data={useLoaderData<typeof loader>()} />;
}
