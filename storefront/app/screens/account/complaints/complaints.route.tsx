import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { screenOf } from "../../../components/screen/screen-route.tsx";
import { loadComplaints } from "./load.server.ts";
import { ComplaintsScreen } from "./screen.tsx";
import { sendOwnComplaint } from "./send.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadComplaints(context, url);

export const action = ({ request, context }: ActionFunctionArgs) => sendOwnComplaint({ request, context });

export { headOfScreen as meta } from "../../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(ComplaintsScreen);
