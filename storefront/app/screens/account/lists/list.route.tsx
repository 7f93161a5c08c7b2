import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { ListScreen } from "./list-screen.tsx";
import { loadList } from "./load-list.server.ts";
import { saveList } from "./save-list.server.ts";
import { requireOwnApi } from "../../../session/guards.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadList(context, params.id ?? "");
};

export const action = ({ request, context, params }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return saveList({ request, context, id: params.id ?? "" });
};

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(ListScreen);
