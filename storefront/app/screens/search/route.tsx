import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadSearch } from "./load.server.ts";
import { SearchScreen } from "./screen.tsx";

/** `/search?term=` and `/search/{encoded machine}`. */
export function loader({ context, url, params }: LoaderFunctionArgs) {
  return loadSearch(context, url, params.machine);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <SearchScreen data={useLoaderData<typeof loader>()} />;
}
