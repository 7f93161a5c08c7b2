import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/price-lists";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, refuse, send } from "../../../components/form/send.server.ts";
import { loadAround } from "../../../components/record/record.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { notYetSent, withPlaces } from "./check-list.server.ts";
import { COMPARED_LIST, filledList, listIn } from "./price-list-fields.ts";
import { texts } from "./texts.ts";

/** Loads a price list with its form values. */
export async function loadPriceList({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [{ data: list }, unlinked, around] = await Promise.all([
    need(context, calls.getStaffPriceList, { params: { id } }),
    need(context, calls.listUnlinkedMembers, { params: { id } }),
    loadAround(context, { kind: "price-list", id, right: "price-lists:edit" }),
  ]);
  return { list, unlinked: unlinked.data, filled: filledList(list), ...around };
}

/** Saves or removes a price list, or previews a member's price. The form's name selects the action. */
export async function changePriceList({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const params = { id };
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case "price-list": {
      const list = listIn(form);
      const compared = { subject: { kind: "price-list" as const, id }, fill: filledList, ...COMPARED_LIST };
      const input = { params, body: { ...list.body, version } };
      const stopped = await notYetSent(context, form, list);
      if (stopped) return stopped;
      const sent = await send(context, form, calls.changeStaffPriceList, input, compared);
      if (sent.ok) return leaveTo(context, `/liste-preturi/${id}`, texts.saved);
      return withPlaces(sent.refusal, list);
    }
    case "preview":
      return previewed(context, form);
    case "remove": {
      const input = { params, query: { version: String(version) } };
      const to = { to: `/liste-preturi/${id}`, message: texts.removed, next: () => "/liste-preturi" };
      return press(context, calls.removeStaffPriceList, input, to);
    }
    default:
      throw data(null, { status: 404 });
  }
}

async function previewed(context: Context, form: FormData) {
  const body = {
    code: textOf(form, "code"),
    quantity: Number(textOf(form, "quantity") || "1"),
    member: textOf(form, "member"),
  };
  const answer = await apiOf(context).call(calls.previewStaffOwnPrice, { body });
  if (!answer.ok) return refuse(form, answer);
  return { form: "preview", values: typedValues(form), errors: {}, messages: [], preview: answer.data };
}
