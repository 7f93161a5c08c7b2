import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { listCounties } from "@curat/contract/geography";
import * as calls from "@curat/contract/staff/delivery-methods";
import { DELIVERY_METHOD } from "@curat/contract/staff/delivery-method.values";
import { tryStaffParcel } from "@curat/contract/staff/test-parcel";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { refuse } from "../../../components/form/send.server.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { loadAround, loadNew, saveRecord } from "../../../components/record/record.server.ts";
import { PRESS_FIELD, pressed } from "../../../components/rows/rows.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { loadList } from "../../../lists/list.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { DELIVERY_METHODS } from "./delivery-methods-shape.ts";
import { enteredRows, ROWS, textOfRows } from "./price-rows.ts";
import { texts } from "./texts.ts";

const ROOM = "/setari/metode-livrare";
const RIGHT = "settings:edit";
const FORM = "delivery-method";

export const loadDeliveryMethods = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, {
    shape: DELIVERY_METHODS,
    right: RIGHT,
    read: (_, { filters }: ListState, page) =>
      need(context, calls.listDeliveryMethods, {
        // The cast is safe, because the list accepts only known values for this filter.
        query: { state: filters.stare as "active" | undefined, page: String(page) },
      }),
  });

export const loadNewDeliveryMethod = ({ context }: LoaderFunctionArgs) => loadNew(context, RIGHT);

export async function createDeliveryMethod({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return (
    takePriceRows(form) ??
    saveRecord(context, form, {
      description: DELIVERY_METHOD,
      call: calls.createDeliveryMethod,
      input: (body) => ({ body }),
      to: ({ methodID }) => `${ROOM}/${methodID}`,
      message: texts.created,
    })
  );
}

/** Converts the price rows to the field `prices`. Returns the changed form if a row button was pressed. */
function takePriceRows(form: FormData) {
  const press = textOf(form, PRESS_FIELD);
  const values = typedValues(form);
  const rows = enteredRows(values);
  form.set("prices", textOfRows(pressed(rows, press === "add" ? "" : press, () => ({}))));
  for (const name of Object.keys(values)) if (name.startsWith(`${ROWS}.`)) form.delete(name);
  if (press === "") return undefined;
  form.delete(PRESS_FIELD);
  const shown: Refused = { form: FORM, values: typedValues(form), errors: {}, messages: [] };
  return data(shown);
}

export async function loadDeliveryMethod({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [method, counties, around] = await Promise.all([
    need(context, calls.getDeliveryMethod, { params: { id } }),
    need(context, listCounties),
    loadAround(context, { kind: "delivery-method", id, right: RIGHT }),
  ]);
  return { method: method.data, counties: counties.data, ...around };
}

/** Saves a delivery method, or calculates its price for a parcel. The form's name selects the action. */
export async function changeDeliveryMethod({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  switch (textOf(form, "form")) {
    case FORM:
      return (
        takePriceRows(form) ??
        saveRecord(context, form, {
          description: DELIVERY_METHOD,
          call: calls.changeDeliveryMethod,
          input: (values) => ({
            params: { id },
            body: { ...values, version: Number(textOf(form, "version")) },
          }),
          compared: { kind: "delivery-method", id },
          to: () => `${ROOM}/${id}`,
          message: texts.saved,
        })
      );
    case "preview":
      return preview(context, form, id);
    default:
      throw data(null, { status: 404 });
  }
}

async function preview(context: Context, form: FormData, id: string) {
  // Prices depend only on the volume, so the parcel is sent as a cube.
  const litres = leiOf(textOf(form, "litres"));
  const side = Math.max(1, Math.round(Math.cbrt(litres * 1_000_000)));
  const answer = await apiOf(context).call(tryStaffParcel, {
    body: {
      grams: leiOf(textOf(form, "grams")),
      width_mm: side,
      depth_mm: side,
      height_mm: side,
      products: leiOf(textOf(form, "products")),
      countyid: Number(textOf(form, "countyid") || Number.NaN),
      cash: false,
    },
  });
  if (!answer.ok) {
    const { errors } = answer;
    const fault = errors?.width_mm;
    return refuse(form, { ...answer, errors: { ...errors, ...(fault && { litres: fault }) } });
  }
  const { data: method } = await need(context, calls.getDeliveryMethod, { params: { id } });
  const way = answer.data.ways.find(({ code }) => code === method.code);
  return {
    form: "preview",
    values: typedValues(form),
    errors: {},
    messages: [],
    way: way ?? { code: method.code, name: method.name, price: null, story: [] },
  };
}
