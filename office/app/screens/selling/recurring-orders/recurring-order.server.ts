import { randomBytes } from "node:crypto";
import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { listCounties } from "@curat/contract/geography";
import { RECURRING_STATES } from "@curat/contract/recurring-orders.values";
import * as calls from "@curat/contract/staff/recurring-orders";
import type { StaffRecurringOrder } from "@curat/contract/staff/recurring-orders";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadAround } from "../../../components/record/record.server.ts";
import { romanianToday } from "../../../components/time/day.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo, requireRight } from "../../../session/staff.server.ts";
import {
  atPlaces,
  COMPARED_RECURRING,
  DELIVERY,
  filledRecurring,
  linesIn,
  rhythmIn,
} from "./recurring-fields.ts";
import { texts } from "./texts.ts";

const WEEK_MS = 7 * 86_400_000;
const USUAL_WEEKS = 4;

const pageOf = (id: number | string): string => `/comenzi-recurente/${encodeURIComponent(id)}`;

/** Loads the form for the order of `?comanda=`, if any, with its idempotency key. */
export async function loadNewRecurringOrder({ context, url }: LoaderFunctionArgs) {
  await requireRight(context, "orders:edit");
  const filled: Typed = {
    order_number: url.searchParams.get("comanda") ?? "",
    every_weeks: String(USUAL_WEEKS),
    next_on: romanianToday(new Date(Date.now() + USUAL_WEEKS * WEEK_MS)),
  };
  return { filled, key: randomBytes(16).toString("hex") };
}

export async function createRecurringOrder(request: Request, context: Context) {
  const form = await request.formData();
  const body = {
    order_number: textOf(form, "order_number"),
    ...rhythmIn(form),
    key: textOf(form, "key"),
  };
  const sent = await send(context, form, calls.createStaffRecurringOrder, { body });
  return sent.ok ? leaveTo(context, pageOf(sent.data.id), texts.created) : sent.refusal;
}

export async function loadRecurringOrder(context: Context, id: string) {
  const [{ data: order }, around, may, counties] = await Promise.all([
    need(context, calls.getStaffRecurringOrder, { params: { id } }),
    loadAround(context, { kind: "recurring-order", id, right: "orders:edit" }),
    mayDo(context),
    need(context, listCounties),
  ]);
  return {
    order,
    counties: counties.data,
    filled: filledRecurring(order),
    maySeeCustomer: may("customers:view"),
    ...around,
  };
}
export type RecurringOrderData = Awaited<ReturnType<typeof loadRecurringOrder>>;

/** Handles all forms on a recurring order's page. The form's name selects the action. */
export async function changeRecurringOrder(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const act = textOf(form, "form");
  const params = { id };
  const version = Number(textOf(form, "version"));
  const state = RECURRING_STATES.find((one) => one === act);
  if (state)
    return press(
      context,
      calls.moveStaffRecurringOrder,
      { params, body: { state, version } },
      { to: pageOf(id), message: texts.moved[state] },
    );
  if (act === DELIVERY) return changeDelivery(context, form, id);
  if (act !== "recurring") throw data(null, { status: 404 });
  const { lines, places } = linesIn(form);
  const body = { lines, ...rhythmIn(form), version };
  const compared = {
    subject: { kind: "recurring-order" as const, id },
    fill: filledRecurring,
    ...COMPARED_RECURRING,
  };
  const sent = await send(context, form, calls.changeStaffRecurringOrder, { params, body }, compared);
  if (sent.ok) return leaveTo(context, pageOf(id), texts.saved);
  const { data: refused, init } = sent.refusal;
  const errors = atPlaces(refused.errors, places);
  const messages = [...refused.messages, ...(errors.lines ?? []), ...(errors.state ?? [])];
  return data({ ...refused, errors, messages }, init ?? {});
}

async function changeDelivery(context: Context, form: FormData, id: string) {
  const typed = (name: string) => textOf(form, name);
  const body = {
    county: typed("county"),
    city: typed("city"),
    street: typed("street"),
    postcode: typed("postcode"),
    // The API validates the value.
    payment: typed("payment") as "COD",
    version: Number(typed("version")),
  };
  const compared = {
    subject: { kind: "recurring-order" as const, id },
    labels: texts.deliveryLabels,
    fill: ({ next_delivery: delivery }: StaffRecurringOrder): Typed => {
      const { has_address: _hasAddress, ...filled } = delivery ?? { has_address: false };
      return filled;
    },
  };
  const sent = await send(context, form, calls.changeRecurringDelivery, { params: { id }, body }, compared);
  return sent.ok ? leaveTo(context, pageOf(id), texts.savedDelivery) : sent.refusal;
}
