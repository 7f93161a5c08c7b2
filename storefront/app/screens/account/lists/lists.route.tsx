import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { changeLists } from "./change.server.ts";
import { loadLists } from "./load.server.ts";
import { ListsScreen } from "./screen.tsx";
import { requireOwnApi } from "../../../session/guards.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadLists(context, url);
};

export const action = ({ request, context }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return changeLists({ request, context });
};

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(ListsScreen);
