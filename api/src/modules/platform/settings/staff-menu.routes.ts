import { changeStaffMenu, getStaffMenu } from "@curat/contract/staff/menus";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf } from "../changes/index.ts";
import { loadTopLinks } from "./settings.store.ts";
import { changeTopLinks, TOP_LINKS } from "./top-links.service.ts";

export function staffMenuRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, getStaffMenu, async () => {
    const [links, version] = await Promise.all([loadTopLinks(db), versionOf(db, TOP_LINKS)]);
    return { data: { links, version } };
  });

  serve(app, changeStaffMenu, async ({ body: { links, version: expectedVersion }, staff }) => {
    const { version } = await changeTopLinks(context, staff, { links, expectedVersion });
    return { data: { links, version } };
  });
}
