import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadBundles } from "./load.server.ts";
import { BundlesScreen } from "./screen.tsx";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadBundles(context, url);
  return data(page, { status: page.isPastEnd ? 404 : 200 });
}

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(BundlesScreen);
