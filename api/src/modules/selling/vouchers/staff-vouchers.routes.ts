import * as calls from "@curat/contract/staff/vouchers";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { inUse, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionsOf } from "../../platform/changes/index.ts";
import {
  actionOf,
  changeVoucher,
  findStaffVoucher,
  makeVoucher,
  makeVouchers,
  moveVoucher,
  type WrittenVoucher,
} from "./voucher-writes.service.ts";
import { listVoucherRows } from "./voucher-writes.store.ts";
import { listUses } from "./vouchers.store.ts";
import { toStaffVoucher, toTerms } from "./vouchers.wire.ts";

const ROWS_PER_PAGE = 50;

export function staffVouchersRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, calls.listStaffVouchers, async ({ query: { page, state, q = "" }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const at = now();
    const { rows, total } = await listVoucherRows(db, { state, q: q.trim(), now: at, ...paging });
    const versions = await versionsOf(
      db,
      "voucher",
      rows.map(({ id }) => id),
    );
    const vouchers = rows.map((voucher) =>
      toStaffVoucher({ voucher, version: versions.get(voucher.id) ?? 0, now: at }),
    );
    return pagedAnswer(vouchers, { ...paging, total }, url);
  });

  serve(app, calls.getStaffVoucher, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.listVoucherUses, async ({ params, query: { page }, url }) => {
    const { id } = await shown(idOf(params.id));
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listUses(db, id, paging);
    const uses = rows.map(({ orderId, at, returnedAt }) => ({
      orderid: orderId,
      used_at: at.toISOString(),
      returned_at: returnedAt?.toISOString() ?? null,
    }));
    return pagedAnswer(uses, { ...paging, total }, url);
  });

  serve(app, calls.createVoucher, async ({ body: { key, ...body }, staff }) => {
    const terms = { ...toTerms(body), ...(body.code !== "" && { code: body.code }) };
    const actor = { ...staff, ...actionOf(key, body) };
    const made = await transaction(db, (tx) => makeVoucher(tx, terms, { actor, now: now() }));
    if (!made.ok) throw invalid({ code: ["Există deja un voucher cu acest cod: scrie altul."] });
    return { data: await shown(made.id) };
  });

  serve(app, calls.createVouchers, async ({ body: { count, key, ...terms }, staff }) => {
    const actor = { ...staff, ...actionOf(key, { count, ...terms }) };
    const input = toTerms({ ...terms, code: "", email: "" });
    return { data: await makeVouchers(context, input, { count, actor }) };
  });

  serve(app, calls.changeStaffVoucher, async ({ params, body: { version, ...fields }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: version, actor: staff, fields };
    return { data: await current(input.id, await changeVoucher(context, input)) };
  });

  for (const [step, call] of [
    ["end", calls.endStaffVoucher],
    ["archive", calls.archiveStaffVoucher],
    ["restore", calls.restoreStaffVoucher],
  ] as const)
    serve(app, call, async ({ params, body: { version: expectedVersion }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff, step };
      return { data: await current(input.id, await moveVoucher(context, input)) };
    });

  async function current(id: number, written: WrittenVoucher) {
    if (written.ok) return shown(id);
    if (written.error === "unknown") throw notFound();
    throw written.error === "refused" ? invalid(written.errors) : inUse(written.why, await shown(id));
  }

  async function shown(id: number) {
    const voucher = await findStaffVoucher(db, id, now());
    if (!voucher) throw notFound();
    return voucher;
  }
}
