import { data, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadSearch } from "./load.server.ts";
import SearchScreen from "./screen.tsx";

/** `/search?term=` and `/search/{encoded machine}`. */
export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const found = await loadSearch(context, url, { encoded: params.machine });
  return data(found, { status: found.isPastEnd ? 404 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <SearchScreen data={useLoaderData<typeof loader>()} />;
}
