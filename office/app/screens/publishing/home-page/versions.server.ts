import type { ActionFunctionArgs } from "react-router";
import { homeDraftContent } from "@curat/contract/staff/home";
import { loadVersions, restoreVersion } from "../../../components/versions/versions.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { DRAFT, ID, ROOM } from "./home-page.server.ts";
import { blocksOf, filledHome, homeLabels } from "./home-values.ts";

export async function loadHomeVersions(context: Context, url: URL) {
  const [versions, may] = await Promise.all([
    loadVersions(context, url, {
      kind: "home",
      id: ID,
      calls: DRAFT,
      // Products are shown by their id, because versions do not contain codes.
      fill: (stored) =>
        homeDraftContent.safeParse(stored).success
          ? filledHome(blocksOf(stored), (product) => `#${product}`)
          : undefined,
      compared: (...forms) => ({ labels: homeLabels(...forms) }),
    }),
    mayDo(context),
  ]);
  return { ...versions, trail: [{ to: ROOM, text: "Prima pagină" }], mayEdit: may("content:edit") };
}

export const restoreHome = ({ request, context }: ActionFunctionArgs) =>
  restoreVersion(request, context, { id: ID, to: ROOM, calls: DRAFT });
