import { data, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadBundles } from "./load.server.ts";
import { BundlesScreen } from "./screen.tsx";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadBundles(context, url);
  return data(page, { status: page.isPastEnd ? 404 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <BundlesScreen data={useLoaderData<typeof loader>()} />;
}
