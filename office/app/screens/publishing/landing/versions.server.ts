import type { ActionFunctionArgs } from "react-router";
import { getStaffLanding, landingDraftContent } from "@curat/contract/staff/landing";
import { loadVersions, restoreVersion } from "../../../components/versions/versions.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { filledPage, pageLabels } from "./page-values.ts";
import { ROOM } from "./pages.server.ts";
import { DRAFT } from "./publishing.server.ts";

export async function loadPageVersions(context: Context, id: string, url: URL) {
  const [{ data: page }, versions, may] = await Promise.all([
    need(context, getStaffLanding, { params: { id } }),
    loadVersions(context, url, {
      kind: "landing",
      id,
      calls: DRAFT,
      fill: (stored) => {
        const read = landingDraftContent.safeParse(stored);
        return read.success ? filledPage(read.data, (product) => `#${product}`) : undefined;
      },
      compared: (...forms) => ({ labels: pageLabels(...forms) }),
    }),
    mayDo(context),
  ]);
  const trail = [
    { to: ROOM, text: "Pagini de campanie" },
    { to: `${ROOM}/${id}`, text: page.title },
  ];
  return { ...versions, trail, mayEdit: may("content:edit") };
}

export const restorePage = ({ request, context, params: { id = "" } }: ActionFunctionArgs) =>
  restoreVersion(request, context, { id, to: `${ROOM}/${id}`, calls: DRAFT });
