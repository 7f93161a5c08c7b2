import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { orderUsual } from "./load-desk.server.ts";
import { loadHome } from "./load.server.ts";
import { HomeScreen } from "./screen.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const home = await loadHome(context);
  // Status 503 marks the page as incomplete for caches and crawlers.
  return data(home, { status: home.hasFailed ? 503 : 200 });
}

export async function action(asking: ActionFunctionArgs) {
  return orderUsual(asking);
}

export { headOfScreen as meta } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(HomeScreen);
