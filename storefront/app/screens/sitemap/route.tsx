import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadSitemap } from "./load.server.ts";
import { SitemapScreen } from "./screen.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadSitemap(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <SitemapScreen data={useLoaderData<typeof loader>()} />;
}
