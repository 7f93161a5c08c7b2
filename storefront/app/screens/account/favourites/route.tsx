import { useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { headTags } from "../../page/head-tags.ts";
import { loadFavourites } from "./load.server.ts";
import { FavouritesScreen } from "./screen.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadFavourites(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head);

export default function Route() {
  return <FavouritesScreen data={useLoaderData<typeof loader>()} />;
}
