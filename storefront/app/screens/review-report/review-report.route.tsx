import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { requireOwnApi } from "../../session/guards.server.ts";
import { screenOf } from "../../components/screen/screen-route.tsx";
import { loadReviewReport, sendReviewReport } from "./review-report.server.ts";
import { ReviewReportScreen } from "./screen.tsx";

export const loader = ({ context, params }: LoaderFunctionArgs) => {
  requireOwnApi(context);
  return loadReviewReport(context, params.id ?? "");
};

export const action = ({ request, context, params }: ActionFunctionArgs) => {
  requireOwnApi(context);
  return sendReviewReport({ request, context }, params.id ?? "");
};

export { headOfScreen as meta, noStoreHeaders as headers } from "../../components/screen/screen-route.tsx";

export default screenOf<typeof loader>(ReviewReportScreen);
