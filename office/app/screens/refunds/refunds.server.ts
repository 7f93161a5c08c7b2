import { listStaffRefunds, markRefundDone } from "@curat/contract/staff/refunds";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press } from "../../components/form/send.server.ts";
import { readList } from "../../lists/list-address.ts";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { mayDo } from "../../session/staff.server.ts";
import { REFUNDS } from "./refunds-shape.ts";
import { texts } from "./texts.ts";

/** A page of the refunds; those that are due where no others are asked for. */
export async function loadRefunds(context: Context, url: URL) {
  const state = readList(REFUNDS, url.searchParams);
  const query = {
    state: state.filters.stare === "done" ? ("done" as const) : ("due" as const),
    page: String(state.page),
  };
  const [{ data, meta }, may] = await Promise.all([
    need(context, listStaffRefunds, { query }),
    mayDo(context),
  ]);
  return {
    state,
    refunds: data,
    total: meta.total,
    lastPage: meta.last_page,
    mayMark: may("refunds:edit"),
  };
}

/** Notes that the money of one left. */
export async function markRefund(request: Request, context: Context) {
  const form = await request.formData();
  const params = { id: textOf(form, "id") };
  const { search } = new URL(request.url);
  return press(context, markRefundDone, { params }, { to: `/restituiri${search}`, say: texts.marked });
}
