import { NOTICE_KINDS, DASHBOARD_PERMISSIONS } from "@curat/contract/staff/dashboard.values";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { noticeReaders } from "../../platform/staff/index.ts";
import { isNews } from "./dashboard.rules.ts";
import { readWaiting } from "./dashboard.service.ts";
import { loadNotified, saveNotified } from "./notified.store.ts";

const NOTHING = { count: 0, oldest: null, newest: null };

/**
 * Queues emails to staff about new pending work, once per kind, and saves the notified state in the same transaction.
 */
export async function notifyStaff({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const at = now();
  const waiting = await readWaiting(db, at, NOTICE_KINDS);
  const reported = await loadNotified(db);
  for (const kind of NOTICE_KINDS) {
    const { count, newest = null, ...rest } = waiting[kind] ?? NOTHING;
    await transaction(db, async (tx) => {
      const readers = isNews({ count, newest, ...rest }, reported.get(kind))
        ? await noticeReaders(tx, kind, DASHBOARD_PERMISSIONS[kind])
        : [];
      for (const memberId of readers) {
        const key = `staff-notice:${kind}:${memberId}:${at.getTime()}`;
        await enqueue(tx, "staff_notice_mail", { memberId, kind, count, at: at.toISOString() }, key);
      }
      await saveNotified(tx, kind, { count, newest }, at);
    });
  }
}
