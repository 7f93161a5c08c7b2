import { data, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadHome } from "./load.server.ts";
import { HomeScreen } from "./screen.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const home = await loadHome(context);
  // What is left of the page shows; whoever keeps or indexes pages is told that it is not the whole.
  return data(home, { status: home.hasFailed ? 503 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <HomeScreen data={useLoaderData<typeof loader>()} />;
}
