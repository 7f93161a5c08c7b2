import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/parameters";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { exportLink } from "../../../lists/export-link.server.ts";
import { loadList } from "../../../lists/list.server.ts";
import { loadAround, loadNew } from "../../../components/record/record.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { atFields, comparedParameter, filledParameter, parameterIn } from "./parameter-fields.ts";
import { PARAMETERS } from "./parameters-shape.ts";

const ROOM = "/caracteristici";

const RIGHT = "parameters:edit";

export async function loadParameters({ context, url }: LoaderFunctionArgs) {
  const [list, exportTo] = await Promise.all([
    loadList(context, url, {
      shape: PARAMETERS,
      right: RIGHT,
      read: (_, _state, page) => need(context, calls.listStaffParameters, { query: { page: String(page) } }),
    }),
    exportLink(context, "parameters"),
  ]);
  return { ...list, exportTo };
}

export async function placeParameter({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData();
  if (textOf(form, "form") !== "place") throw data(null, { status: 404 });
  // The cast is safe, because the API refuses any other value.
  const step = textOf(form, "step") as "up" | "down";
  const input = {
    params: { id: textOf(form, "id") },
    body: { step, version: Number(textOf(form, "version")) },
  };
  const to = { to: `${ROOM}${url.search}`, message: "Ordinea a fost schimbată." };
  return press(context, calls.placeStaffParameter, input, to);
}

export const loadNewParameter = ({ context }: LoaderFunctionArgs) => loadNew(context, RIGHT);

export async function createParameter({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { body, fields } = parameterIn(form);
  const sent = await send(context, form, calls.createStaffParameter, { body });
  if (sent.ok) return leaveTo(context, `${ROOM}/${sent.data.parameterID}`, "Caracteristica a fost adăugată.");
  return refusedAt(sent.refusal, fields);
}

export async function loadParameter({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [parameter, around] = await Promise.all([
    need(context, calls.getStaffParameter, { params: { id } }),
    loadAround(context, { kind: "parameter", id, right: RIGHT }),
  ]);
  return { parameter: parameter.data, ...around };
}

/** Saves or removes a parameter, or merges two of its values. The form's name selects the action. */
export async function changeParameter(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case "parameter": {
      const { body, fields } = parameterIn(form);
      const input = { params, body: { ...body, version } };
      const compared = {
        subject: { kind: "parameter" as const, id },
        fill: filledParameter,
        ...comparedParameter(form),
      };
      const sent = await send(context, form, calls.changeStaffParameter, input, compared);
      return sent.ok
        ? leaveTo(context, `${ROOM}/${id}`, "Caracteristica a fost salvată.")
        : refusedAt(sent.refusal, fields);
    }
    case "merge": {
      const body = { from: Number(textOf(form, "from")), into: Number(textOf(form, "into")), version };
      const sent = await send(context, form, calls.mergeStaffParameterValues, { params, body });
      return sent.ok ? leaveTo(context, `${ROOM}/${id}`, "Valorile au fost unite.") : sent.refusal;
    }
    case "remove": {
      const input = { params, query: { version: String(version) } };
      const to = { to: `${ROOM}/${id}`, message: "Caracteristica a fost ștearsă.", next: () => ROOM };
      return press(context, calls.removeStaffParameter, input, to);
    }
    default:
      throw data(null, { status: 404 });
  }
}

function refusedAt<R extends { data: { errors: Record<string, string[]> } }>(
  refusal: R,
  fields: string[],
): R {
  return { ...refusal, data: { ...refusal.data, errors: atFields(refusal.data.errors, fields) } };
}
