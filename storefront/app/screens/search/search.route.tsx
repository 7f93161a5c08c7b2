import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadSearch } from "./load.server.ts";
import SearchScreen from "./screen.tsx";

/** Loads `/search?term=` and `/search/{encoded machine}`. */
export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const found = await loadSearch(context, url, { encoded: params.machine });
  return data(found, { status: found.isPastEnd ? 404 : 200 });
}

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(SearchScreen);
