import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadGuestComplaint } from "./load.server.ts";
import { GuestComplaintScreen } from "./screen.tsx";
import { sendGuestsComplaint } from "./send.server.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadGuestComplaint(context);
};

export const action = ({ request, context }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return sendGuestsComplaint({ request, context });
};

export { headOfScreen as meta, noStoreHeaders as headers } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(GuestComplaintScreen);
