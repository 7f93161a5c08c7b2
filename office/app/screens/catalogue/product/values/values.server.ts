import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { listStaffProductParameters } from "@curat/contract/staff/products";
import { formOf } from "../../../../components/form/conflict/conflict.server.ts";
import { need } from "../../../../session/api.server.ts";
import type { Context } from "../../../../session/session.server.ts";
import { changeProduct, loadProduct } from "../product.server.ts";
import { texts } from "./texts.ts";
import { filledTable, filledValues, TABLE, tableIn, VALUES, valueField, valuesIn } from "./values-fields.ts";

async function loadParameters(context: Context) {
  const { data } = await need(context, listStaffProductParameters);
  return data;
}

export async function loadValues({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [around, parameters] = await Promise.all([loadProduct(context, id), loadParameters(context)]);
  return { ...around, parameters };
}

/** Saves the selected filter values, or the specification table. */
export async function changeValues({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const parameters = await loadParameters(context);
  const labels = Object.fromEntries(
    parameters.flatMap(({ name, values }) =>
      values.map((value) => [valueField(value.id), `${name}: ${value.name}`]),
    ),
  );
  const ticked = (_name: string, value: string | undefined) => (value === undefined ? "nu" : "da");
  const { characteristics, options } = texts;
  return changeProduct(form, {
    context,
    id,
    path: "/caracteristici",
    forms: [
      { name: VALUES, labels, fill: filledValues, read: valuesIn, format: ticked },
      { name: TABLE, labels: { characteristics, options }, fill: filledTable, read: tableIn },
    ],
  });
}
