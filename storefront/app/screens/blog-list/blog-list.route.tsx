import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { lazyScreen } from "../../navigation/lazy-screen.tsx";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadBlog } from "./load.server.ts";

/** Blog categories and tags, which the catch-all route serves, use the same screen and share its chunk. */
const { Screen, preload } = lazyScreen(() => import("./screen.tsx"));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [view] = await Promise.all([loadBlog(context, url), preload()]);
  return data(view, { status: view.isPastEnd ? 404 : 200 });
}

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(Screen);
