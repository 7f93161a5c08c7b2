import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { loadHome } from "./load.server.ts";
import { HomeScreen } from "./screen.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadHome(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <HomeScreen data={useLoaderData<typeof loader>()} />;
}
