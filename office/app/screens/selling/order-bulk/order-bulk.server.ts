import { data } from "react-router";
import { getOrderBulk, makeManyAwbs } from "@curat/contract/staff/order-bulk";
import { canRetryWaybill, MAX_SELECTED } from "@curat/contract/staff/orders.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press } from "../../../components/form/send.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";

export async function loadBulk(context: Context, id: string) {
  const [{ data: bulk }, may] = await Promise.all([
    need(context, getOrderBulk, { params: { id } }),
    mayDo(context),
  ]);
  return {
    bulk,
    may: { ship: may("shipments:edit"), seeLabels: may("shipments:view"), pack: may("orders:pack") },
  };
}
export type BulkData = Awaited<ReturnType<typeof loadBulk>>;

/** Requests waybills for the orders whose status was changed, or again where the request failed. */
export async function actOnBulk(request: Request, context: Context, id: string): Promise<never> {
  const form = await request.formData();
  const intent = textOf(form, "form");
  if (intent !== "awb" && intent !== "again") throw data(null, { status: 404 });
  const { data: bulk } = await need(context, getOrderBulk, { params: { id } });
  const requested = bulk.results.filter(({ ok, why }) =>
    intent === "awb" ? ok === true : ok === false && canRetryWaybill(why),
  );
  const body = { ids: requested.slice(0, MAX_SELECTED).map((one) => one.id), checked: form.has("checked") };
  return press(
    context,
    makeManyAwbs,
    { body },
    {
      to: `/comenzi/in-grup/${encodeURIComponent(id)}`,
      next: (made) => `/comenzi/in-grup/${made.id}`,
    },
  );
}
