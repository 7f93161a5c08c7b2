import { changeStaffNotices, getStaffNotices } from "@curat/contract/staff/notices";
import { NOTICE_KINDS, DASHBOARD_PERMISSIONS } from "@curat/contract/staff/dashboard.values";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import type { Person } from "../../../../http/caller.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { loadNoticeChoices, saveNoticeChoices } from "./notices.store.ts";

export function staffNoticesRoutes(app: ApiApp, { db }: ApiContext): void {
  const shown = async ({ memberId, permissions }: Person) => {
    const chosen = await loadNoticeChoices(db, memberId);
    const kinds = NOTICE_KINDS.filter((kind) => permissions.includes(DASHBOARD_PERMISSIONS[kind]));
    return { data: kinds.map((kind) => ({ kind, way: chosen.get(kind) ?? ("home" as const) })) };
  };
  serve(app, getStaffNotices, async ({ staff }) => shown(staff));
  serve(app, changeStaffNotices, async ({ body: { choices }, staff }) => {
    await transaction(db, (tx) => saveNoticeChoices(tx, staff.memberId, choices));
    return shown(staff);
  });
}
