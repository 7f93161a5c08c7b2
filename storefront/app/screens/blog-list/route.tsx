import { data, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../page/head-tags.ts";
import { SCREENS } from "../screens.ts";
import { loadBlog } from "./load.server.ts";

/** The screen is also that of the blog's categories and tags, which the catch-all opens: one chunk for both. */
const { Screen, preload } = SCREENS["blog-list"];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [view] = await Promise.all([loadBlog(context, url), preload()]);
  return data(view, { status: view.isPastEnd ? 404 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <Screen data={useLoaderData<typeof loader>()} />;
}
